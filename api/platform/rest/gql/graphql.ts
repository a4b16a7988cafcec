/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Upload } from '../../http/received-upload.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** `PROCESSED`: read, and staff need not look at it. `PENDING`: waits for a review by staff. `VERIFIED`: accepted by staff. `ERROR`: rejected by staff. */
export type AbonoStatus =
  | 'ERROR'
  | 'PENDING'
  | 'PROCESSED'
  | 'VERIFIED';

/** The author is always the signed-in user. */
export type ArticleInput = {
  /** Slug of a category. Optional for articles that are not published: they get the first category. */
  category?: string | null | undefined;
  /** HTML, which is sanitised. Optional only for articles that are not published. */
  content?: string | null | undefined;
  /** At most 20, like `imageUrl`. */
  galleryImages?: Array<string> | null | undefined;
  /** An http or https address, or what `uploadNewsImage` gave. */
  imageUrl?: string | null | undefined;
  /** The match that it is about. */
  matchId?: string | null | undefined;
  /** Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are. */
  notify?: boolean | null | undefined;
  /** Now by default; may be in the future. */
  publicationDate?: string | null | undefined;
  /** PUBLISHED by default. */
  status?: ArticleStatus | null | undefined;
  /** 3 to 200 characters. */
  title: string;
};

/** What staff decide about an article. */
export type ArticleStatus =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED';

/** A new sponsor. */
export type CreateSponsorInput = {
  /** JPG, PNG or WEBP of at most 10 MB; takes the place of `logoUrl`. */
  banner?: Upload | null | undefined;
  /** Required; if it is missing, the error names this field. */
  category?: SponsorCategory | null | undefined;
  /** Plain text of at most 1000 characters. */
  description?: string | null | undefined;
  /** True by default. */
  isVisible?: boolean | null | undefined;
  /** An http or https address, or what `uploadSponsorBanner` gave. */
  logoUrl?: string | null | undefined;
  /** At most 100 characters. */
  name: string;
  /** 0 by default; 0 to 9999. */
  order?: number | null | undefined;
  /** An http or https address; empty or null is none. */
  website?: string | null | undefined;
};

/** An inquiry of a company. Plain text: HTML and control characters are refused. */
export type CreateSponsorInquiryInput = {
  /** At most 150 characters. */
  company: string;
  email: string;
  /** A honeypot field against bots: if it is filled in, staff see the inquiry marked as suspicious. */
  leaveEmpty?: string | null | undefined;
  /** At most 4000 characters. */
  message: string;
  /** Who writes; at most 100 characters. */
  name: string;
  /** 6 to 15 digits; spaces, dots, dashes and brackets are allowed. */
  phone?: string | null | undefined;
  sponsorshipLevel?: SponsorshipLevel | null | undefined;
  /** @deprecated Ignored. Replaced by `leaveEmpty`, which no browser fills in. */
  website?: string | null | undefined;
};

/** A new account created by staff. */
export type CreateUserInput = {
  email: string;
  name: string;
  password: string;
  /** The main role; USER by default. */
  role?: Role | null | undefined;
  /** The main role is added if it is missing. */
  roles?: Array<Role> | null | undefined;
};

/** The account to delete. */
export type DeleteUserInput = {
  id: string;
};

/** Levels of a fan, the lowest first. */
export type FanLevel =
  | 'AFICIONADO'
  | 'ESTRELLA'
  | 'FAN'
  | 'LEYENDA'
  | 'SEGUIDOR'
  | 'VETERANO';

/** Who wants to sign in. */
export type LoginInput = {
  /** A code of the user’s device, if they use a second factor. */
  code?: string | null | undefined;
  /** Compared without case. */
  email: string;
  password: string;
};

/** All conditions apply; omitted or null fields do not filter. */
export type MatchFilter = {
  /** Exactly as in `Match.competition`. */
  competition?: string | null | undefined;
  /** True: the season of today; instead of `season`. */
  currentSeason?: boolean | null | undefined;
  /** True: only at home, where the club sells tickets. False: only away. */
  home?: boolean | null | undefined;
  /** A month in the club’s zone, Europe/Madrid: `2025-09`. */
  month?: string | null | undefined;
  /** The year in which the season begins: 2025 is «2025/26». */
  season?: number | null | undefined;
  /** True: only matches that have not begun (including postponed ones until their old date) and the match being played. */
  upcoming?: boolean | null | undefined;
  /** A calendar year in the club’s zone, 2000 to 2099. */
  year?: number | null | undefined;
};

/** The state of a match. Tickets are sold only while it is scheduled. */
export type MatchStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'LIVE'
  | 'POSTPONED'
  | 'SCHEDULED';

/** Point guard, shooting guard, small forward, power forward, centre. */
export type Position =
  | 'C'
  | 'PF'
  | 'PG'
  | 'SF'
  | 'SG';

/** Names by which the user recognises the device, up to 60 characters each. */
export type PushDeviceInput = {
  browser?: string | null | undefined;
  system?: string | null | undefined;
};

/** What messages for the device are encrypted with (RFC 8291), in base64url. */
export type PushKeysInput = {
  /** 16 bytes. */
  auth: string;
  /** An uncompressed point of P-256, 65 bytes. */
  p256dh: string;
};

/** The changed preferences; omitted ones stay. */
export type PushPreferencesInput = {
  gameReminders?: boolean | null | undefined;
  matchUpdates?: boolean | null | undefined;
  membershipOffers?: boolean | null | undefined;
  teamNews?: boolean | null | undefined;
};

/** The person whose account is to be opened. */
export type RegisterInput = {
  email: string;
  /** At least 2 characters. */
  name: string;
  /** At least 6 characters, and not a common one. */
  password: string;
};

/** A role in the club; staff roles give access to parts of the panel. */
export type Role =
  | 'ADMIN'
  | 'BLOGGER'
  | 'COMMERCIAL_MANAGER'
  | 'EDITOR'
  | 'SOCIO'
  | 'SPORTS_MANAGER'
  | 'USER'
  | 'VISITOR';

/** The changed fields of a sponsor as they were before. */
export type SponsorBase = {
  /** The order stays as it is. */
  category?: SponsorCategory | null | undefined;
  description?: string | null | undefined;
  isVisible?: boolean | null | undefined;
  /** A stored picture that this one replaces is removed. */
  logoUrl?: string | null | undefined;
  name?: string | null | undefined;
  order?: number | null | undefined;
  website?: string | null | undefined;
};

/** Tiers, the highest first. */
export type SponsorCategory =
  | 'BRONCE'
  | 'COLABORADOR'
  | 'ORO'
  | 'PLATA'
  | 'PLATINO';

/** What a company is interested in: a tier, or something made for it (PERSONALIZADO). */
export type SponsorshipLevel =
  | 'BRONCE'
  | 'ORO'
  | 'PERSONALIZADO'
  | 'PLATA'
  | 'PLATINO';

/** A browser’s subscription, as returned by its `toJSON()`. */
export type SubscribeToPushInput = {
  deviceInfo?: PushDeviceInput | null | undefined;
  /** Of a push service that the site knows or trusts. */
  endpoint: string;
  expirationTime?: string | null | undefined;
  keys: PushKeysInput;
};

/** Omitted fields do not change; a null `imageUrl` takes the picture away, a null `matchId` the match. */
export type UpdateArticleInput = {
  /** True for automatic saving: pictures that were replaced are kept, so that the writer can undo. */
  autosave?: boolean | null | undefined;
  category?: string | null | undefined;
  content?: string | null | undefined;
  /** The `version` that the changes are based on. If another version is stored by now, nothing changes. */
  expectedVersion?: number | null | undefined;
  galleryImages?: Array<string> | null | undefined;
  id: string;
  imageUrl?: string | null | undefined;
  matchId?: string | null | undefined;
  /** Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are. */
  notify?: boolean | null | undefined;
  publicationDate?: string | null | undefined;
  /** PUBLISHED without a date means now, unless readers have seen it before; with one to come, scheduled. A hidden article keeps its date. */
  status?: ArticleStatus | null | undefined;
  title?: string | null | undefined;
};

/** A change of the preferences of an own device. */
export type UpdatePushPreferencesInput = {
  endpoint: string;
  preferences: PushPreferencesInput;
};

/** Omitted fields do not change. A null or empty `website`, `description` or `logoUrl` takes it away; the rest cannot be null. */
export type UpdateSponsorInput = {
  /** The fields as they were on the screen. What another user has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: SponsorBase | null | undefined;
  /** The order stays as it is. */
  category?: SponsorCategory | null | undefined;
  description?: string | null | undefined;
  id: string;
  isVisible?: boolean | null | undefined;
  /** A stored picture that this one replaces is removed. */
  logoUrl?: string | null | undefined;
  name?: string | null | undefined;
  order?: number | null | undefined;
  /** `Sponsor.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  website?: string | null | undefined;
};

/** Omitted or null fields do not change. A new role or password signs the person out. */
export type UpdateUserInput = {
  /** The fields as they were on the screen. What another user has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: UserBase | null | undefined;
  email?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  password?: string | null | undefined;
  role?: Role | null | undefined;
  roles?: Array<Role> | null | undefined;
  /** `User.roles` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: Array<Role> | null | undefined;
};

/** The PDF of one or more season passes. */
export type UploadAbonoInput = {
  /** At most 10 MB and 20 pages. */
  pdf: Upload;
};

/** A picture for an article, and the title that it is named after. */
export type UploadNewsImageInput = {
  /** JPG, PNG or WEBP of at most 10 MB. */
  image: Upload;
  /** Of the article; the file is named after its first two words. */
  title: string;
};

/** A picture for a sponsor. */
export type UploadSponsorBannerInput = {
  /** JPG, PNG or WEBP of at most 10 MB. */
  banner: Upload;
};

/** The changed fields of an account as they were before. */
export type UserBase = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  role?: Role | null | undefined;
  roles?: Array<Role> | null | undefined;
};

export type RestAbonoFragment = { id: string, archivoId: string | null, nombreAsistente: string | null, tipoAbonament: string | null, temporada: string | null, evento: string | null, recinto: string | null, direccion: string | null, anillo: string | null, bloque: string | null, fila: number | null, asiento: number | null, nifOrganizador: string | null, nifDistr: string | null, referenciaTicket: string | null, codigoLocalizador: string | null, precioEntrada: string | null, precioDistribucion: string | null, precioTotal: string | null, fechaSubida: string, userId: string, status: AbonoStatus, esPropietario: boolean, ocrData: Array<{ field: string, value: string | null, raw: string, source: string, confidence: number }> } & { ' $fragmentName'?: 'RestAbonoFragment' };

export type RestAbonosQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAbonosQuery = { viewer: { id: string, abonos: Array<{ ' $fragmentRefs'?: { 'RestAbonoFragment': RestAbonoFragment } }> } | null };

export type RestUploadAbonoMutationVariables = Exact<{
  input: UploadAbonoInput;
}>;


export type RestUploadAbonoMutation = { uploadAbono:
    | (
      { __typename: 'AbonoQueuedError', message: string, queued: string }
      & { ' $fragmentRefs'?: { 'RestFailure_AbonoQueuedError_Fragment': RestFailure_AbonoQueuedError_Fragment } }
    )
    | (
      { __typename: 'AbonoTakenError' }
      & { ' $fragmentRefs'?: { 'RestFailure_AbonoTakenError_Fragment': RestFailure_AbonoTakenError_Fragment } }
    )
    | (
      { __typename: 'AbonoUnreadableError', message: string, unreadable: string }
      & { ' $fragmentRefs'?: { 'RestFailure_AbonoUnreadableError_Fragment': RestFailure_AbonoUnreadableError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UploadAbonoSuccess', registrosCreados: number, message: string, abonos: Array<{ ' $fragmentRefs'?: { 'RestAbonoFragment': RestAbonoFragment } }> }
   };

export type RestCreateSponsorInquiryMutationVariables = Exact<{
  input: CreateSponsorInquiryInput;
}>;


export type RestCreateSponsorInquiryMutation = { createSponsorInquiry:
    | { __typename: 'CreateSponsorInquirySuccess', receivedAt: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestMatchFragment = { id: string, subject: string, homeTeam: string, awayTeam: string, opponent: string, isHome: boolean, matchDate: string, competition: string, location: string, result: string | null, summaryUrl: string | null, status: MatchStatus, ticketsAvailable: number, ticketPrice: string, createdAt: string, updatedAt: string } & { ' $fragmentName'?: 'RestMatchFragment' };

export type RestMatchesQueryVariables = Exact<{
  filter: MatchFilter;
  page: number;
  limit: number;
  upTo?: string | null | undefined;
}>;


export type RestMatchesQuery = { matches: { totalCount: number, page: number, pageSize: number, upTo: string | null, items: Array<{ ' $fragmentRefs'?: { 'RestMatchFragment': RestMatchFragment } }> } };

export type RestMatchByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestMatchByIdQuery = { match: { ' $fragmentRefs'?: { 'RestMatchFragment': RestMatchFragment } } | null };

export type RestCalendarStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCalendarStatsQuery = { calendarStats: { total: number, homeMatches: number, awayMatches: number, competitions: Array<string> } };

export type RestMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMembershipQuery = { viewer: { id: string, membership: { id: string, qrCode: string, type: string, activationDate: string, expiryDate: string, memberNumber: string } | null } | null };

export type RestArticleFragment = { id: string, title: string, content: string, imageUrl: string | null, galleryImages: Array<string>, authorId: string | null, authorName: string | null, publicationDate: string, category: { slug: string } } & { ' $fragmentName'?: 'RestArticleFragment' };

export type RestNewsQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  page: number;
  pageSize: number;
  upTo?: string | null | undefined;
}>;


export type RestNewsQuery = { news: { totalCount: number, page: number, pageSize: number, upTo: string | null, items: Array<{ ' $fragmentRefs'?: { 'RestArticleFragment': RestArticleFragment } }> } };

export type RestArticleByIdQueryVariables = Exact<{
  id: string;
}>;


export type RestArticleByIdQuery = { article: { ' $fragmentRefs'?: { 'RestArticleFragment': RestArticleFragment } } | null };

export type RestCreateArticleMutationVariables = Exact<{
  input: ArticleInput;
}>;


export type RestCreateArticleMutation = { createArticle:
    | { __typename: 'CreateArticleSuccess', article: { ' $fragmentRefs'?: { 'RestArticleFragment': RestArticleFragment } } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestUpdateArticleMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type RestUpdateArticleMutation = { updateArticle:
    | (
      { __typename: 'ArticleConflictError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ArticleConflictError_Fragment': RestFailure_ArticleConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateArticleSuccess', article: { ' $fragmentRefs'?: { 'RestArticleFragment': RestArticleFragment } } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestDeleteArticleMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteArticleMutation = { deleteArticle:
    | { __typename: 'DeleteArticleSuccess' }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
   };

export type RestUploadNewsImageMutationVariables = Exact<{
  input: UploadNewsImageInput;
}>;


export type RestUploadNewsImageMutation = { uploadNewsImage:
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'RestFailure_UnsupportedFileTypeError_Fragment': RestFailure_UnsupportedFileTypeError_Fragment } }
    )
    | { __typename: 'UploadNewsImageSuccess', imageUrl: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCategoriesQuery = { newsCategories: Array<{ id: string, slug: string, name: string, description: string | null, color: string }> };

export type RestPlayersQueryVariables = Exact<{
  position?: Position | null | undefined;
}>;


export type RestPlayersQuery = { players: Array<{ id: string, dorsal: number, name: string, position: Array<Position>, country: string, overall: number, atkOverall: number, shooting: number, finishing: number, concentration: number, passing: number, defOverall: number, steal: number, block: number, perimeter: number, interior: number, primaryQuality: string | null, secondaryQuality: string | null, profileImage: string | null }> };

export type RestPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPointsQuery = { viewer: { id: string, points: { totalPoints: number, level: FanLevel, levelProgress: number } } | null };

export type RestPointsHistoryQueryVariables = Exact<{
  limit: number;
}>;


export type RestPointsHistoryQuery = { viewer: { points: { history: Array<{ id: string, action: string, description: string, points: number, createdAt: string }> } } | null };

export type RestVapidPublicKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type RestVapidPublicKeyQuery = { vapidPublicKey: string };

export type RestSubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type RestSubscribeToPushMutation = { subscribeToPush:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SubscribeToPushSuccess', subscription: { id: string, preferences: { matchUpdates: boolean, teamNews: boolean, membershipOffers: boolean, gameReminders: boolean } } | null }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestUnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;


export type RestUnsubscribeFromPushMutation = { unsubscribeFromPush:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UnsubscribeFromPushSuccess' }
   };

export type RestPushPreferencesQueryVariables = Exact<{
  endpoint: string;
}>;


export type RestPushPreferencesQuery = { viewer: { id: string, pushSubscription: { id: string, preferences: { matchUpdates: boolean, teamNews: boolean, membershipOffers: boolean, gameReminders: boolean } } | null } | null };

export type RestUpdatePushPreferencesMutationVariables = Exact<{
  input: UpdatePushPreferencesInput;
}>;


export type RestUpdatePushPreferencesMutation = { updatePushPreferences:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdatePushPreferencesSuccess', subscription: { id: string, preferences: { matchUpdates: boolean, teamNews: boolean, membershipOffers: boolean, gameReminders: boolean } } | null }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestSponsorFragment = { id: string, name: string, category: SponsorCategory, logoUrl: string | null, website: string | null, description: string | null, order: number } & { ' $fragmentName'?: 'RestSponsorFragment' };

export type RestManagedSponsorFragment = (
  { isVisible: boolean }
  & { ' $fragmentRefs'?: { 'RestSponsorFragment': RestSponsorFragment } }
) & { ' $fragmentName'?: 'RestManagedSponsorFragment' };

export type RestManagedSponsorsQueryVariables = Exact<{
  category?: SponsorCategory | null | undefined;
  page: number;
  pageSize: number;
  upTo?: string | null | undefined;
}>;


export type RestManagedSponsorsQuery = { allSponsors: { totalCount: number, page: number, pageSize: number, upTo: string | null, items: Array<{ ' $fragmentRefs'?: { 'RestManagedSponsorFragment': RestManagedSponsorFragment } }> } };

export type RestSponsorsQueryVariables = Exact<{
  category?: SponsorCategory | null | undefined;
}>;


export type RestSponsorsQuery = { sponsors: Array<{ ' $fragmentRefs'?: { 'RestSponsorFragment': RestSponsorFragment } }> };

export type RestCreateSponsorMutationVariables = Exact<{
  input: CreateSponsorInput;
}>;


export type RestCreateSponsorMutation = { createSponsor:
    | { __typename: 'CreateSponsorSuccess', sponsor: { ' $fragmentRefs'?: { 'RestManagedSponsorFragment': RestManagedSponsorFragment } } }
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'RestFailure_UnsupportedFileTypeError_Fragment': RestFailure_UnsupportedFileTypeError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestUpdateSponsorMutationVariables = Exact<{
  input: UpdateSponsorInput;
}>;


export type RestUpdateSponsorMutation = { updateSponsor:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ChangedMeanwhileError_Fragment': RestFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'RestFailure_EditConflictError_Fragment': RestFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateSponsorSuccess', sponsor: { ' $fragmentRefs'?: { 'RestManagedSponsorFragment': RestManagedSponsorFragment } } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestDeleteSponsorMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteSponsorMutation = { deleteSponsor:
    | { __typename: 'DeleteSponsorSuccess' }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
   };

export type RestUploadSponsorBannerMutationVariables = Exact<{
  input: UploadSponsorBannerInput;
}>;


export type RestUploadSponsorBannerMutation = { uploadSponsorBanner:
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'RestFailure_UnsupportedFileTypeError_Fragment': RestFailure_UnsupportedFileTypeError_Fragment } }
    )
    | { __typename: 'UploadSponsorBannerSuccess', url: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestTicketFragment = { id: string, qrCode: string, purchaseDate: string, holder: { id: string }, match: { id: string } } & { ' $fragmentName'?: 'RestTicketFragment' };

export type RestTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestTicketsQuery = { viewer: { tickets: Array<{ ' $fragmentRefs'?: { 'RestTicketFragment': RestTicketFragment } }> } | null };

export type RestPurchaseTicketMutationVariables = Exact<{
  matchId: string;
}>;


export type RestPurchaseTicketMutation = { purchaseTicket:
    | (
      { __typename: 'MatchNotOnSaleError' }
      & { ' $fragmentRefs'?: { 'RestFailure_MatchNotOnSaleError_Fragment': RestFailure_MatchNotOnSaleError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'PaymentRequired', message: string, code: string, order: { id: string, reference: string, address: string, amount: string, until: string } }
      & { ' $fragmentRefs'?: { 'RestFailure_PaymentRequired_Fragment': RestFailure_PaymentRequired_Fragment } }
    )
    | { __typename: 'PurchaseTicketSuccess', ticket: { ' $fragmentRefs'?: { 'RestTicketFragment': RestTicketFragment } } }
    | (
      { __typename: 'SoldOutError' }
      & { ' $fragmentRefs'?: { 'RestFailure_SoldOutError_Fragment': RestFailure_SoldOutError_Fragment } }
    )
    | (
      { __typename: 'TicketAlreadyOwnedError' }
      & { ' $fragmentRefs'?: { 'RestFailure_TicketAlreadyOwnedError_Fragment': RestFailure_TicketAlreadyOwnedError_Fragment } }
    )
   };

export type RestPersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type RestPersonalDataQuery = { viewer: { personalData: string } | null };

export type RestUserFragment = { id: string, name: string, email: string, role: Role, roles: Array<Role>, registrationDate: string } & { ' $fragmentName'?: 'RestUserFragment' };

export type RestCurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCurrentUserQuery = { viewer: { ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } } | null };

export type RestLoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type RestLoginMutation = { login:
    | (
      { __typename: 'InvalidCredentialsError' }
      & { ' $fragmentRefs'?: { 'RestFailure_InvalidCredentialsError_Fragment': RestFailure_InvalidCredentialsError_Fragment } }
    )
    | { __typename: 'LoginSuccess', user: { ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } } }
    | (
      { __typename: 'SecondFactorNeededError' }
      & { ' $fragmentRefs'?: { 'RestFailure_SecondFactorNeededError_Fragment': RestFailure_SecondFactorNeededError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
    | (
      { __typename: 'WrongCodeError' }
      & { ' $fragmentRefs'?: { 'RestFailure_WrongCodeError_Fragment': RestFailure_WrongCodeError_Fragment } }
    )
   };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register:
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'RestFailure_EmailTakenError_Fragment': RestFailure_EmailTakenError_Fragment } }
    )
    | { __typename: 'RegisterSuccess', user: { ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestLogoutMutation = { logout: boolean };

export type RestUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  page: number;
  pageSize: number;
  upTo?: string | null | undefined;
}>;


export type RestUsersQuery = { users: { totalCount: number, page: number, pageSize: number, upTo: string | null, items: Array<{ ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } }> } };

export type RestCreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type RestCreateUserMutation = { createUser:
    | { __typename: 'CreateUserSuccess', user: { ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } } }
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'RestFailure_EmailTakenError_Fragment': RestFailure_EmailTakenError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type RestUpdateUserMutation = { updateUser:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ChangedMeanwhileError_Fragment': RestFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'RestFailure_EditConflictError_Fragment': RestFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'RestFailure_EmailTakenError_Fragment': RestFailure_EmailTakenError_Fragment } }
    )
    | (
      { __typename: 'LastAdministratorError' }
      & { ' $fragmentRefs'?: { 'RestFailure_LastAdministratorError_Fragment': RestFailure_LastAdministratorError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateUserSuccess', user: { ' $fragmentRefs'?: { 'RestUserFragment': RestUserFragment } } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'RestFailure_ValidationError_Fragment': RestFailure_ValidationError_Fragment } }
    )
   };

export type RestDeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type RestDeleteUserMutation = { deleteUser:
    | (
      { __typename: 'AdministratorDeletionError' }
      & { ' $fragmentRefs'?: { 'RestFailure_AdministratorDeletionError_Fragment': RestFailure_AdministratorDeletionError_Fragment } }
    )
    | { __typename: 'DeleteUserSuccess' }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'RestFailure_NotFoundError_Fragment': RestFailure_NotFoundError_Fragment } }
    )
   };

type RestFailure_AbonoDecidedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AbonoDecidedError_Fragment' };

type RestFailure_AbonoQueuedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AbonoQueuedError_Fragment' };

type RestFailure_AbonoReportedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AbonoReportedError_Fragment' };

type RestFailure_AbonoTakenError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AbonoTakenError_Fragment' };

type RestFailure_AbonoUnreadableError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AbonoUnreadableError_Fragment' };

type RestFailure_AdministratorDeletionError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AdministratorDeletionError_Fragment' };

type RestFailure_AdmissionUndoneError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AdmissionUndoneError_Fragment' };

type RestFailure_AlreadyMemberError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_AlreadyMemberError_Fragment' };

type RestFailure_ArticleConflictError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_ArticleConflictError_Fragment' };

type RestFailure_CategoryInUseError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_CategoryInUseError_Fragment' };

type RestFailure_ChangedMeanwhileError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_ChangedMeanwhileError_Fragment' };

type RestFailure_CommentAlreadyReportedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_CommentAlreadyReportedError_Fragment' };

type RestFailure_CompetitionInUseError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_CompetitionInUseError_Fragment' };

type RestFailure_EditConflictError_Fragment = { code: string, message: string, fields: Array<{ path: string, message: string, current: string }> } & { ' $fragmentName'?: 'RestFailure_EditConflictError_Fragment' };

type RestFailure_EmailTakenError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_EmailTakenError_Fragment' };

type RestFailure_EndNotConfirmedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_EndNotConfirmedError_Fragment' };

type RestFailure_ImportInUseError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_ImportInUseError_Fragment' };

type RestFailure_IncompleteArticlesError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_IncompleteArticlesError_Fragment' };

type RestFailure_InvalidCredentialsError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_InvalidCredentialsError_Fragment' };

type RestFailure_LastAdministratorError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_LastAdministratorError_Fragment' };

type RestFailure_LinkExpiredError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_LinkExpiredError_Fragment' };

type RestFailure_MatchHasTicketsError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_MatchHasTicketsError_Fragment' };

type RestFailure_MatchNotOnSaleError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_MatchNotOnSaleError_Fragment' };

type RestFailure_MatchStateError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_MatchStateError_Fragment' };

type RestFailure_NoRefundDueError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_NoRefundDueError_Fragment' };

type RestFailure_NotFoundError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_NotFoundError_Fragment' };

type RestFailure_OrderClosedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_OrderClosedError_Fragment' };

type RestFailure_OwnCommentReportError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_OwnCommentReportError_Fragment' };

type RestFailure_PaymentRequired_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_PaymentRequired_Fragment' };

type RestFailure_PaymentUnavailableError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_PaymentUnavailableError_Fragment' };

type RestFailure_PersonHasTicketError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_PersonHasTicketError_Fragment' };

type RestFailure_ScoreChangedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_ScoreChangedError_Fragment' };

type RestFailure_SeasonInUseError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_SeasonInUseError_Fragment' };

type RestFailure_SecondFactorNeededError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_SecondFactorNeededError_Fragment' };

type RestFailure_SecondFactorOnError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_SecondFactorOnError_Fragment' };

type RestFailure_SoldOutError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_SoldOutError_Fragment' };

type RestFailure_TeamInUseError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_TeamInUseError_Fragment' };

type RestFailure_TicketAlreadyOwnedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_TicketAlreadyOwnedError_Fragment' };

type RestFailure_TicketEndedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_TicketEndedError_Fragment' };

type RestFailure_TooLateError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_TooLateError_Fragment' };

type RestFailure_UnsupportedFileTypeError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_UnsupportedFileTypeError_Fragment' };

type RestFailure_ValidationError_Fragment = { code: string, message: string, fields: Array<{ path: string, message: string }> } & { ' $fragmentName'?: 'RestFailure_ValidationError_Fragment' };

type RestFailure_WaitingListClosedError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_WaitingListClosedError_Fragment' };

type RestFailure_WrongCodeError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_WrongCodeError_Fragment' };

type RestFailure_WrongPasswordError_Fragment = { code: string, message: string } & { ' $fragmentName'?: 'RestFailure_WrongPasswordError_Fragment' };

export type RestFailureFragment =
  | RestFailure_AbonoDecidedError_Fragment
  | RestFailure_AbonoQueuedError_Fragment
  | RestFailure_AbonoReportedError_Fragment
  | RestFailure_AbonoTakenError_Fragment
  | RestFailure_AbonoUnreadableError_Fragment
  | RestFailure_AdministratorDeletionError_Fragment
  | RestFailure_AdmissionUndoneError_Fragment
  | RestFailure_AlreadyMemberError_Fragment
  | RestFailure_ArticleConflictError_Fragment
  | RestFailure_CategoryInUseError_Fragment
  | RestFailure_ChangedMeanwhileError_Fragment
  | RestFailure_CommentAlreadyReportedError_Fragment
  | RestFailure_CompetitionInUseError_Fragment
  | RestFailure_EditConflictError_Fragment
  | RestFailure_EmailTakenError_Fragment
  | RestFailure_EndNotConfirmedError_Fragment
  | RestFailure_ImportInUseError_Fragment
  | RestFailure_IncompleteArticlesError_Fragment
  | RestFailure_InvalidCredentialsError_Fragment
  | RestFailure_LastAdministratorError_Fragment
  | RestFailure_LinkExpiredError_Fragment
  | RestFailure_MatchHasTicketsError_Fragment
  | RestFailure_MatchNotOnSaleError_Fragment
  | RestFailure_MatchStateError_Fragment
  | RestFailure_NoRefundDueError_Fragment
  | RestFailure_NotFoundError_Fragment
  | RestFailure_OrderClosedError_Fragment
  | RestFailure_OwnCommentReportError_Fragment
  | RestFailure_PaymentRequired_Fragment
  | RestFailure_PaymentUnavailableError_Fragment
  | RestFailure_PersonHasTicketError_Fragment
  | RestFailure_ScoreChangedError_Fragment
  | RestFailure_SeasonInUseError_Fragment
  | RestFailure_SecondFactorNeededError_Fragment
  | RestFailure_SecondFactorOnError_Fragment
  | RestFailure_SoldOutError_Fragment
  | RestFailure_TeamInUseError_Fragment
  | RestFailure_TicketAlreadyOwnedError_Fragment
  | RestFailure_TicketEndedError_Fragment
  | RestFailure_TooLateError_Fragment
  | RestFailure_UnsupportedFileTypeError_Fragment
  | RestFailure_ValidationError_Fragment
  | RestFailure_WaitingListClosedError_Fragment
  | RestFailure_WrongCodeError_Fragment
  | RestFailure_WrongPasswordError_Fragment
;

export const RestAbonoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAbono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}}]} as unknown as DocumentNode<RestAbonoFragment, unknown>;
export const RestMatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestMatchFragment, unknown>;
export const RestArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}}]}}]} as unknown as DocumentNode<RestArticleFragment, unknown>;
export const RestSponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<RestSponsorFragment, unknown>;
export const RestManagedSponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestManagedSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<RestManagedSponsorFragment, unknown>;
export const RestTicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestTicketFragment, unknown>;
export const RestUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}}]} as unknown as DocumentNode<RestUserFragment, unknown>;
export const RestFailureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestFailureFragment, unknown>;
export const RestAbonosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestAbonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAbono"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAbono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}}]} as unknown as DocumentNode<RestAbonosQuery, RestAbonosQueryVariables>;
export const RestUploadAbonoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadAbono"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAbonoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadAbono"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAbonoSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrosCreados"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestAbono"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbonoUnreadableError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"unreadable"},"name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbonoQueuedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"queued"},"name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestAbono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadAbonoMutation, RestUploadAbonoMutationVariables>;
export const RestCreateSponsorInquiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateSponsorInquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSponsorInquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInquirySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestCreateSponsorInquiryMutation, RestCreateSponsorInquiryMutationVariables>;
export const RestMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMatch"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestMatchesQuery, RestMatchesQueryVariables>;
export const RestMatchByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMatchById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMatch"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestMatchByIdQuery, RestMatchByIdQueryVariables>;
export const RestCalendarStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCalendarStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"homeMatches"}},{"kind":"Field","name":{"kind":"Name","value":"awayMatches"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}}]}}]}}]} as unknown as DocumentNode<RestCalendarStatsQuery, RestCalendarStatsQueryVariables>;
export const RestMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"activationDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}}]}}]}}]}}]} as unknown as DocumentNode<RestMembershipQuery, RestMembershipQueryVariables>;
export const RestNewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestArticle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}}]}}]} as unknown as DocumentNode<RestNewsQuery, RestNewsQueryVariables>;
export const RestArticleByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestArticleById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestArticle"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}}]}}]} as unknown as DocumentNode<RestArticleByIdQuery, RestArticleByIdQueryVariables>;
export const RestCreateArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestArticle"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestCreateArticleMutation, RestCreateArticleMutationVariables>;
export const RestUpdateArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestArticle"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUpdateArticleMutation, RestUpdateArticleMutationVariables>;
export const RestDeleteArticleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestDeleteArticleMutation, RestDeleteArticleMutationVariables>;
export const RestUploadNewsImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadNewsImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadNewsImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadNewsImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadNewsImageSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadNewsImageMutation, RestUploadNewsImageMutationVariables>;
export const RestCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<RestCategoriesQuery, RestCategoriesQueryVariables>;
export const RestPlayersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPlayers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"position"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Position"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"players"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"position"},"value":{"kind":"Variable","name":{"kind":"Name","value":"position"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]}}]} as unknown as DocumentNode<RestPlayersQuery, RestPlayersQueryVariables>;
export const RestPointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelProgress"}}]}}]}}]}}]} as unknown as DocumentNode<RestPointsQuery, RestPointsQueryVariables>;
export const RestPointsHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPointsHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestPointsHistoryQuery, RestPointsHistoryQueryVariables>;
export const RestVapidPublicKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestVapidPublicKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vapidPublicKey"}}]}}]} as unknown as DocumentNode<RestVapidPublicKeyQuery, RestVapidPublicKeyQueryVariables>;
export const RestSubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestSubscribeToPushMutation, RestSubscribeToPushMutationVariables>;
export const RestUnsubscribeFromPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUnsubscribeFromPushMutation, RestUnsubscribeFromPushMutationVariables>;
export const RestPushPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPushPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestPushPreferencesQuery, RestPushPreferencesQueryVariables>;
export const RestUpdatePushPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdatePushPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePushPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePushPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePushPreferencesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUpdatePushPreferencesMutation, RestUpdatePushPreferencesMutationVariables>;
export const RestManagedSponsorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestManagedSponsors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allSponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestManagedSponsor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestManagedSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}}]}}]} as unknown as DocumentNode<RestManagedSponsorsQuery, RestManagedSponsorsQueryVariables>;
export const RestSponsorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestSponsors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorCategory"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSponsor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<RestSponsorsQuery, RestSponsorsQueryVariables>;
export const RestCreateSponsorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestManagedSponsor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestManagedSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestCreateSponsorMutation, RestCreateSponsorMutationVariables>;
export const RestUpdateSponsorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestManagedSponsor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestManagedSponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSponsor"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUpdateSponsorMutation, RestUpdateSponsorMutationVariables>;
export const RestDeleteSponsorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestDeleteSponsorMutation, RestDeleteSponsorMutationVariables>;
export const RestUploadSponsorBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadSponsorBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadSponsorBannerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadSponsorBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadSponsorBannerSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadSponsorBannerMutation, RestUploadSponsorBannerMutationVariables>;
export const RestTicketsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTicket"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestTicketsQuery, RestTicketsQueryVariables>;
export const RestPurchaseTicketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPurchaseTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchaseTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestTicket"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestTicket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestPurchaseTicketMutation, RestPurchaseTicketMutationVariables>;
export const RestPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestPersonalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personalData"}}]}}]}}]} as unknown as DocumentNode<RestPersonalDataQuery, RestPersonalDataQueryVariables>;
export const RestCurrentUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestCurrentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}}]} as unknown as DocumentNode<RestCurrentUserQuery, RestCurrentUserQueryVariables>;
export const RestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestLoginMutation, RestLoginMutationVariables>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestLogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<RestLogoutMutation, RestLogoutMutationVariables>;
export const RestUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}}]} as unknown as DocumentNode<RestUsersQuery, RestUsersQueryVariables>;
export const RestCreateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestCreateUserMutation, RestCreateUserMutationVariables>;
export const RestUpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestUser"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestUpdateUserMutation, RestUpdateUserMutationVariables>;
export const RestDeleteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestDeleteUserMutation, RestDeleteUserMutationVariables>;