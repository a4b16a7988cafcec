/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Corrected fields, as printed on the pass; omitted fields do not change. */
export type AbonoCorrections = {
  anillo?: string | null | undefined;
  /** 1 to 999. */
  asiento?: number | null | undefined;
  /** «114», «B2». */
  bloque?: string | null | undefined;
  /** 4 to 30 letters, digits, dots and dashes. */
  codigoLocalizador?: string | null | undefined;
  direccion?: string | null | undefined;
  evento?: string | null | undefined;
  /** 1 to 999. */
  fila?: number | null | undefined;
  nifDistr?: string | null | undefined;
  nifOrganizador?: string | null | undefined;
  /** It decides whose pass it is. */
  nombreAsistente?: string | null | undefined;
  precioDistribucion?: string | null | undefined;
  /** Euros: «98,25» or «98.25». */
  precioEntrada?: string | null | undefined;
  precioTotal?: string | null | undefined;
  recinto?: string | null | undefined;
  /** 4 to 30 letters, digits, dots and dashes. */
  referenciaTicket?: string | null | undefined;
  /** «2025/2026». */
  temporada?: string | null | undefined;
  tipoAbonament?: string | null | undefined;
};

/** `PROCESSED`: read with certainty. `PENDING`: waits for a review by staff. `VERIFIED`: accepted by staff. `ERROR`: rejected by staff. */
export type AbonoStatus =
  | 'ERROR'
  | 'PENDING'
  | 'PROCESSED'
  | 'VERIFIED';

/** A new note about an inquiry. */
export type AddInquiryNoteInput = {
  id: string;
  /** Plain text of at most 2000 characters. */
  text: string;
};

/** Why a person who came in while a device was offline does not count. */
export type AdmissionFault =
  | 'CANCELLED'
  | 'MATCH_CLOSED'
  | 'OTHER_MATCH'
  | 'RETURNED'
  | 'TRANSFERRED';

/** What a person shows at a gate. Cards and season passes admit once for each match. */
export type AdmissionKind =
  | 'MEMBER_CARD'
  | 'SEASON_PASS'
  | 'TICKET';

/** One scan at a gate. */
export type AdmitInput = {
  /** When it was scanned. */
  at: string;
  /** The text of the code, or a number that was typed. */
  code: string;
  /** An id that the device has chosen for itself. */
  device: string;
  /** At most 30 characters. */
  gate: string;
  /** A UUID that the device has chosen: a repetition changes nothing. */
  id: string;
  /** Admit also if the verdict is amber: somebody has looked. */
  letIn?: boolean | null | undefined;
  matchId: string;
};

/** The length of time of a chart’s point. Weeks begin on Monday. */
export type AnalyticsBucket =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** The period, at most 1096 days, none of them in the future. */
export type AnalyticsPeriodInput = {
  /** Of own dates the first day, `2026-11-01`; others ignore it. */
  from?: string | null | undefined;
  range: AnalyticsRange;
  /** Of own dates the last day, today or before; others ignore it. */
  until?: string | null | undefined;
};

/** The last 7 days, the last 30, the season so far (since the first of July), or own dates. */
export type AnalyticsRange =
  | 'CUSTOM'
  | 'MONTH'
  | 'SEASON'
  | 'WEEK';

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
  /** Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are. */
  notify?: boolean | null | undefined;
  /** Now by default; may be in the future. */
  publicationDate?: string | null | undefined;
  /** PUBLISHED by default. */
  status?: ArticleStatus | null | undefined;
  /** 3 to 200 characters. */
  title: string;
};

/** Sort order of the staff’s list of articles; equal ones are sorted by date. */
export type ArticleOrder =
  | 'CATEGORY'
  | 'DATE'
  | 'STATE'
  | 'TITLE';

/** How staff see an article; SCHEDULED ones appear by themselves when their hour has come. */
export type ArticleState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** What staff decide about an article. */
export type ArticleStatus =
  | 'DRAFT'
  | 'HIDDEN'
  | 'PUBLISHED';

/** A column, ascending or descending. */
export type AttendeeOrder =
  | 'NAME'
  | 'NAME_DESC'
  | 'PURCHASED'
  | 'PURCHASED_DESC';

/** What staff did. */
export type AuditAction =
  | 'CANCEL'
  | 'CREATE'
  | 'DELETE'
  | 'END'
  | 'FINISH'
  | 'GRANT'
  | 'HIDE'
  | 'MOVE'
  | 'NOTE'
  | 'POSTPONE'
  | 'PUBLISH'
  | 'REJECT'
  | 'RENEW'
  | 'REOPEN'
  | 'RESTORE'
  | 'RETRY'
  | 'REVOKE'
  | 'SCORE'
  | 'SEND'
  | 'START'
  | 'UPDATE'
  | 'UPLOAD'
  | 'VERIFY';

/** Which entries to show; omitted fields do not filter. */
export type AuditFilter = {
  action?: AuditAction | null | undefined;
  actorId?: number | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  subjectId?: string | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  /** Before this instant. */
  until?: string | null | undefined;
};

/** The kind of thing that was changed. */
export type AuditSubject =
  | 'ABONO'
  | 'ABONO_LAYOUT'
  | 'ACHIEVEMENT'
  | 'ADMISSION'
  | 'COMMENT'
  | 'COMPETITION'
  | 'INQUIRY'
  | 'JOB'
  | 'LEAGUE_GAME'
  | 'MATCH'
  | 'MEMBERSHIP'
  | 'NEWS'
  | 'NEWS_CATEGORY'
  | 'NOTIFICATION'
  | 'ORDER'
  | 'PAYMENTS'
  | 'PLAYER'
  | 'PRODUCT'
  | 'SPONSOR'
  | 'TEAM'
  | 'TICKET'
  | 'USER'
  | 'VENUE';

/** Which ticket, and why. */
export type CancelTicketInput = {
  /** Its holder reads it; at most 200 characters. */
  reason: string;
  ticketId: string;
};

/** REPORTED: visible, with open reports. HIDDEN: hidden by staff. */
export type CommentQueue =
  | 'HIDDEN'
  | 'REPORTED';

/** The changed fields of a competition as they were before. */
export type CompetitionBase = {
  isActive?: boolean | null | undefined;
  /** Its matches are renamed with it. */
  name?: string | null | undefined;
};

/** A new competition; it comes last. */
export type CreateCompetitionInput = {
  /** True by default. */
  isActive?: boolean | null | undefined;
  /** At most 60 characters, and no other’s. */
  name: string;
};

/** A new match. Both teams follow from the opponent and from who plays at home. */
export type CreateMatchInput = {
  /** The name of an active competition. */
  competition: string;
  isHome: boolean;
  location?: string | null | undefined;
  matchDate: string;
  /** The team that is not the club; at most 60 characters. */
  opponent: string;
  /** «Jornada 12»; makes the subject together with the teams. */
  round?: string | null | undefined;
  /** Takes the place of the one that is made from round and teams. */
  subject?: string | null | undefined;
  /** An http or https address. */
  summaryUrl?: string | null | undefined;
  /** Euros: `12.50`; null or empty where the club’s price holds. */
  ticketPrice?: string | null | undefined;
  /** Seats on sale; 0 by default and for away matches. */
  ticketsTotal?: number | null | undefined;
};

/** The slug is made from the name. */
export type CreateNewsCategoryInput = {
  /** Hexadecimal: `#64748b`. */
  color: string;
  /** At most 200 characters. */
  description?: string | null | undefined;
  /** Whether readers are offered it. */
  isActive: boolean;
  /** 2 to 40 characters, no other category’s. */
  name: string;
};

/** A new player. Ratings go from 0 to 99. */
export type CreatePlayerInput = {
  atkOverall: number;
  block: number;
  concentration: number;
  country: string;
  defOverall: number;
  /** 0 to 99; unique, also among former players. */
  dorsal: number;
  finishing: number;
  interior: number;
  /** Whether the squad shows them; true by default. */
  isActive?: boolean | null | undefined;
  name: string;
  passing: number;
  perimeter: number;
  /** JPG, PNG or WEBP of at most 10 MB; takes the place of `profileImage`. */
  picture?: File | null | undefined;
  /** The main one first. */
  position: Array<Position>;
  primaryQuality?: string | null | undefined;
  /** An http or https address; empty or null is none. */
  profileImage?: string | null | undefined;
  secondaryQuality?: string | null | undefined;
  shooting: number;
  steal: number;
};

/** A new product. */
export type CreateProductInput = {
  /** At most 60 characters; a new one may be made up. */
  category: string;
  /** Plain text of at most 2000 characters. */
  description?: string | null | undefined;
  /** An https address. */
  imageUrl?: string | null | undefined;
  /** True by default. */
  isActive?: boolean | null | undefined;
  /** At most 100 characters. */
  name: string;
  /** JPG, PNG or WEBP of at most 10 MB; takes the place of `imageUrl`. */
  picture?: File | null | undefined;
  /** Euros, tax included: «12,50» or «12.5». */
  price: string;
  /** 0 by default. */
  stock?: number | null | undefined;
};

/** A new sponsor. */
export type CreateSponsorInput = {
  /** JPG, PNG or WEBP of at most 10 MB; takes the place of `logoUrl`. */
  banner?: File | null | undefined;
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

/** A new team. */
export type CreateTeamInput = {
  /** At most 4 characters; null or empty for the one that follows from the name. */
  abbreviation?: string | null | undefined;
  /** «#0b6e78», at most 3; the main one first. */
  colors?: Array<string> | null | undefined;
  /** An http or https address; null or empty for none. */
  crestUrl?: string | null | undefined;
  /** At most 60 characters, and no other’s. */
  name: string;
  /** Where it plays at home; null or empty for none. */
  venueId?: string | null | undefined;
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

/** A new venue. */
export type CreateVenueInput = {
  /** Without commas. */
  city: string;
  /** How to get there; at most 600 characters, in several lines. */
  directions?: string | null | undefined;
  /** An http or https address. */
  mapUrl?: string | null | undefined;
  /** Without commas; a match names it as «name, town». */
  name: string;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
};

/** The layout to forget. */
export type DeleteAbonoLayoutInput = {
  id: string;
};

/** The articles to delete. */
export type DeleteArticlesInput = {
  /** 1 to 100. */
  ids: Array<string>;
};

/** The competition to delete. */
export type DeleteCompetitionInput = {
  id: string;
};

/** The inquiry to delete. */
export type DeleteInquiryInput = {
  id: string;
};

/** The category to delete. */
export type DeleteNewsCategoryInput = {
  id: string;
};

/** The player to delete. */
export type DeletePlayerInput = {
  id: string;
};

/** The product to delete. */
export type DeleteProductInput = {
  id: string;
};

/** The sponsor to delete. */
export type DeleteSponsorInput = {
  id: string;
};

/** The team to delete. */
export type DeleteTeamInput = {
  id: string;
};

/** The account to delete. */
export type DeleteUserInput = {
  id: string;
};

/** The venue to delete. */
export type DeleteVenueInput = {
  id: string;
};

/** `GREEN`: the person is admitted. `AMBER`: somebody has to look and decides. `RED`: refused. */
export type DoorColour =
  | 'AMBER'
  | 'GREEN'
  | 'RED';

/** Why. Amber: a ticket of a postponed match, a card or pass of another season, a pass that nobody has verified. */
export type DoorReason =
  | 'ADMITTED'
  | 'ALREADY_ADMITTED'
  | 'AMBIGUOUS'
  | 'CANCELLED'
  | 'MATCH_CLOSED'
  | 'MATCH_OVER'
  | 'MOVED_MATCH'
  | 'NOT_VERIFIED'
  | 'OTHER_MATCH'
  | 'OTHER_SEASON'
  | 'RETURNED'
  | 'TRANSFERRED'
  | 'UNDONE'
  | 'UNKNOWN';

/** The membership to end. */
export type EndMembershipInput = {
  id: string;
  /** `Membership.expiryDate` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
};

/** Levels of a fan, the lowest first. */
export type FanLevel =
  | 'AFICIONADO'
  | 'ESTRELLA'
  | 'FAN'
  | 'LEYENDA'
  | 'SEGUIDOR'
  | 'VETERANO';

/** The end of a match. */
export type FinishMatchInput = {
  /** That the end is meant although it is doubtful: a tie, without points, before the match has begun, or with quarters missing. Without it such an end is refused (EndNotConfirmedError). */
  confirmed?: boolean | null | undefined;
  /** The final score, if the quarters were not recorded. */
  final?: MatchPeriodInput | null | undefined;
  id: string;
  /** `Match.result` as it was on the screen; null if there was none. */
  seen?: string | null | undefined;
};

/** Which offered ticket. */
export type GiftIdInput = {
  /** The last part of the link. */
  id: string;
};

/** Which of the viewer’s tickets, and to whom. */
export type GiveTicketInput = {
  /** It need not have an account yet. */
  email: string;
  ticketId: string;
};

/** Who gets which achievement. */
export type GrantAchievementInput = {
  /** Of an achievement that staff award. */
  achievementId: string;
  userId: string;
};

/** Who becomes a member, and for how long. The account must exist. */
export type GrantMembershipInput = {
  activationDate: string;
  /** Of the account, compared without case. */
  email: string;
  /** The membership ends at this instant. */
  expiryDate: string;
  /** As it stands on the card: «Abono General». */
  type: string;
};

/** Which inquiries to show; omitted fields do not filter. */
export type InquiryFilter = {
  level?: SponsorshipLevel | null | undefined;
  /** The newest first by default. */
  order?: InquiryOrder | null | undefined;
  /** In names, companies, e-mails, telephone numbers and messages. */
  search?: string | null | undefined;
  status?: InquiryStatus | null | undefined;
};

/** By arrival, or by the name of the company. */
export type InquiryOrder =
  | 'ARRIVED'
  | 'ARRIVED_DESC'
  | 'COMPANY'
  | 'COMPANY_DESC';

/** The state of an inquiry. */
export type InquiryStatus =
  | 'AGREED'
  | 'CONTACTED'
  | 'DECLINED'
  | 'NEW';

/** A ticket at no price. */
export type IssueTicketInput = {
  /** Of the account that gets it. */
  email: string;
  matchId: string;
};

/** Who wants to sign in. */
export type LoginInput = {
  /** A code of the user’s device, if they use a second factor. */
  code?: string | null | undefined;
  /** Compared without case. */
  email: string;
  password: string;
};

/** The achievements that a screen wants to announce. */
export type MarkAchievementsSeenInput = {
  ids: Array<string>;
};

/** The changed fields of a match as they were before. */
export type MatchBase = {
  competition?: string | null | undefined;
  /** Not away once tickets are sold. */
  isHome?: boolean | null | undefined;
  location?: string | null | undefined;
  matchDate?: string | null | undefined;
  opponent?: string | null | undefined;
  round?: string | null | undefined;
  subject?: string | null | undefined;
  summaryUrl?: string | null | undefined;
  ticketPrice?: string | null | undefined;
  /** All seats on sale, sold ones among them; refused if it is less than are sold. */
  ticketsTotal?: number | null | undefined;
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

/** Which match. */
export type MatchIdInput = {
  id: string;
  /** `Match.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
};

/** Points of each side. */
export type MatchPeriodInput = {
  away: number;
  home: number;
};

/** Which sales to show; omitted fields do not filter. */
export type MatchSaleFilter = {
  /** The latest match first by default. */
  order?: MatchSaleOrder | null | undefined;
  /** In rounds and teams, opponents and competitions. */
  search?: string | null | undefined;
  when?: MatchSaleTime | null | undefined;
};

/** A column, ascending or descending. */
export type MatchSaleOrder =
  | 'DATE'
  | 'DATE_DESC'
  | 'LEFT'
  | 'LEFT_DESC'
  | 'OPPONENT'
  | 'OPPONENT_DESC'
  | 'SOLD'
  | 'SOLD_DESC'
  | 'TAKINGS'
  | 'TAKINGS_DESC';

/** Whether the match has begun. */
export type MatchSaleTime =
  | 'PAST'
  | 'UPCOMING';

/** One of the two teams of a match. */
export type MatchSide =
  | 'AWAY'
  | 'HOME';

/** What the list of matches is sorted by; equal ones by date. */
export type MatchSort =
  | 'AVAILABLE'
  | 'COMPETITION'
  | 'DATE'
  | 'OPPONENT'
  | 'SOLD'
  | 'STATUS';

/** The state of a match. Tickets are sold only while it is scheduled. */
export type MatchStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'LIVE'
  | 'POSTPONED'
  | 'SCHEDULED';

/** Which memberships to show; omitted fields do not filter. */
export type MembershipFilter = {
  /** The latest end date first by default. */
  order?: MembershipOrder | null | undefined;
  /** In names, e-mails and types; or a member number. */
  search?: string | null | undefined;
  state?: MembershipState | null | undefined;
};

/** A column, ascending or descending. */
export type MembershipOrder =
  | 'ACTIVATION'
  | 'ACTIVATION_DESC'
  | 'EXPIRY'
  | 'EXPIRY_DESC'
  | 'HOLDER'
  | 'HOLDER_DESC'
  | 'TYPE'
  | 'TYPE_DESC';

/** `ACTIVE`: has begun and is not over. `UPCOMING`: is to begin. `EXPIRED`: is over. */
export type MembershipState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'UPCOMING';

/** Which uploads to show; omitted fields do not filter. */
export type MembershipUploadFilter = {
  /** The latest first by default. */
  order?: MembershipUploadOrder | null | undefined;
  /** In who sent them, in names of files, and in attendees and locators of their passes. */
  search?: string | null | undefined;
  status?: MembershipUploadStatus | null | undefined;
};

/** A column, ascending or descending. */
export type MembershipUploadOrder =
  | 'UPLOADED'
  | 'UPLOADED_DESC'
  | 'UPLOADER'
  | 'UPLOADER_DESC';

/** The state of an upload, derived from its passes; it is pending while one of them is. */
export type MembershipUploadStatus =
  | 'ERROR'
  | 'PENDING'
  | 'PROCESSED'
  | 'REJECTED'
  | 'VERIFIED';

/** The subject of a message, which decides its receivers: devices with that preference, or all devices. */
export type MessagePreference =
  | 'ALL'
  | 'MEMBERSHIP_OFFERS'
  | 'TEAM_NEWS';

/** Which competition goes where. */
export type MoveCompetitionInput = {
  id: string;
  /** 0 is the first; beyond the last is the last. */
  position: number;
};

/** Where a category is to stand. */
export type MoveNewsCategoryInput = {
  id: string;
  /** Among all of them, from 0. */
  position: number;
};

/** Which sponsor goes where within its tier. */
export type MoveSponsorInput = {
  id: string;
  /** 0 is the first, hidden ones counted; beyond the last is the last. */
  position: number;
};

/** The layout and its name. */
export type NameAbonoLayoutInput = {
  id: string;
  /** At most 60 characters. */
  name: string;
};

/** The changed fields of a category as they were before. */
export type NewsCategoryBase = {
  /** Hexadecimal: `#64748b`. */
  color?: string | null | undefined;
  /** At most 200 characters. */
  description?: string | null | undefined;
  /** Whether readers are offered it. */
  isActive?: boolean | null | undefined;
  /** 2 to 40 characters, no other category’s. */
  name?: string | null | undefined;
};

/** How the holders of tickets are told of a change. */
export type NoticeInput = {
  /** Added to the message, in the staff’s own words; at most 280 characters. */
  sentence?: string | null | undefined;
  /** Tells nobody. Only for how the place is written: a change of date, hour or state is always told. */
  silent?: boolean | null | undefined;
};

/** The preferences of a device. */
export type NotificationPreference =
  | 'GAME_REMINDERS'
  | 'MATCH_UPDATES'
  | 'MEMBERSHIP_OFFERS'
  | 'TEAM_NEWS';

/** `REFUSED`: a notification with a valid signature that does not fit the order. */
export type OrderEventKind =
  | 'CREATED'
  | 'EXPIRED'
  | 'FAILED'
  | 'PAID'
  | 'PASSED_ON'
  | 'REFUNDED'
  | 'REFUND_DUE'
  | 'REFUND_FAILED'
  | 'REFUND_WITHDRAWN'
  | 'REFUSED'
  | 'REPLACED'
  | 'STARTED';

/** Which orders to show; omitted fields do not filter. */
export type OrderFilter = {
  /** Made since then. */
  from?: string | null | undefined;
  /** The latest first by default. */
  order?: OrderOrder | null | undefined;
  /** In the person and the match; or an order’s reference. */
  search?: string | null | undefined;
  states?: Array<OrderState> | null | undefined;
  /** Made before then. */
  until?: string | null | undefined;
};

/** A column, ascending or descending. */
export type OrderOrder =
  | 'AMOUNT'
  | 'AMOUNT_DESC'
  | 'DATE'
  | 'DATE_DESC';

/** How an order was paid. */
export type OrderPayment =
  | 'BIZUM'
  | 'CARD';

/** Who takes the money. */
export type OrderProvider =
  | 'DEMO'
  | 'REDSYS'
  | 'STRIPE';

/** A refund that is due. */
export type OrderRefundInput = {
  /** True: the club has given the money back in another way. Otherwise the provider is asked again. */
  byHand?: boolean | null | undefined;
  orderId: string;
};

/** Only a `PAID` order has a ticket. An attempt that `FAILED` or `EXPIRED` moved no money; if it does later, the order is `PAID`, or the money goes back. */
export type OrderState =
  | 'EXPIRED'
  | 'FAILED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED'
  | 'REFUND_DUE';

/** What the club sets about payments. */
export type PaymentSettingsInput = {
  /** In per cent, between 0 and 50: «21» or «10,5». */
  vatRate: string;
};

/** When and how a ticket that costs something is paid. */
export type PaymentWay =
  /** At the club: it is issued at once. */
  | 'AT_CLUB'
  /** Before it is issued, at Stripe. */
  | 'CARD'
  /** Before it is issued, at Redsys. */
  | 'CARD_OR_BIZUM'
  /** Before it is issued, on a page on which nobody really pays. */
  | 'DEMONSTRATION';

/** What happened. */
export type PlayKind =
  | 'ASSIST'
  | 'BLOCK'
  | 'FOUL'
  | 'FOUL_DRAWN'
  | 'FREE_THROW'
  | 'OTHER'
  | 'PERIOD_END'
  | 'PERIOD_START'
  | 'PLAYER_IN'
  | 'PLAYER_OUT'
  | 'REBOUND'
  | 'STEAL'
  | 'THREE'
  | 'TIMEOUT'
  | 'TURNOVER'
  | 'TWO';

/** The changed fields of a player as they were before. */
export type PlayerBase = {
  atkOverall?: number | null | undefined;
  block?: number | null | undefined;
  concentration?: number | null | undefined;
  country?: string | null | undefined;
  defOverall?: number | null | undefined;
  dorsal?: number | null | undefined;
  finishing?: number | null | undefined;
  interior?: number | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  passing?: number | null | undefined;
  perimeter?: number | null | undefined;
  position?: Array<Position> | null | undefined;
  primaryQuality?: string | null | undefined;
  /** A stored picture that this one replaces is removed. */
  profileImage?: string | null | undefined;
  secondaryQuality?: string | null | undefined;
  shooting?: number | null | undefined;
  steal?: number | null | undefined;
};

/** What the list of players is sorted by; equal ones by number. */
export type PlayerSort =
  | 'ATTACK'
  | 'COUNTRY'
  | 'DEFENCE'
  | 'DORSAL'
  | 'NAME'
  | 'UPDATED';

/** Point guard, shooting guard, small forward, power forward, centre. */
export type Position =
  | 'C'
  | 'PF'
  | 'PG'
  | 'SF'
  | 'SG';

/** Which match is put off, and until when. */
export type PostponeMatchInput = {
  id: string;
  /** The new date, with which it is scheduled again; null until there is one. */
  matchDate?: string | null | undefined;
  notice?: NoticeInput | null | undefined;
  /** `Match.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
};

/** The changed fields of a product as they were before. */
export type ProductBase = {
  category?: string | null | undefined;
  description?: string | null | undefined;
  /** The previous uploaded picture is deleted, unless something else uses it. */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  price?: string | null | undefined;
  stock?: number | null | undefined;
};

/** Which products to show; omitted fields do not filter. */
export type ProductFilter = {
  /** The whole name, whatever its capitals and accents. */
  category?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** By category and name by default. */
  order?: ProductOrder | null | undefined;
  /** In names, descriptions and categories. */
  search?: string | null | undefined;
};

/** A column, ascending or descending. */
export type ProductOrder =
  | 'CATEGORY'
  | 'CATEGORY_DESC'
  | 'NAME'
  | 'NAME_DESC'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'STOCK'
  | 'STOCK_DESC'
  | 'UPDATED'
  | 'UPDATED_DESC';

/** For which match the viewer wants a ticket. */
export type PurchaseTicketInput = {
  matchId: string;
};

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

/** A scan that the device decided without a connection. */
export type QueuedScanInput = {
  at: string;
  code: string;
  gate: string;
  id: string;
};

/** A new score, and the score that the scorekeeper saw before. */
export type RecordScoreInput = {
  id: string;
  /** All of them, not only the last. */
  periods: Array<MatchPeriodInput>;
  /** `Match.periods` as they were on the screen. If they have changed since, nothing is written. */
  seen: Array<MatchPeriodInput>;
};

/** Why the money of an order goes back. */
export type RefundReason =
  | 'ACCOUNT_CLOSED'
  | 'CANCELLED'
  | 'MATCH_CANCELLED'
  | 'NO_SEAT'
  | 'RETURNED'
  | 'SECOND_PAYMENT'
  | 'TOO_LATE';

/** The person whose account is to be opened. */
export type RegisterInput = {
  email: string;
  /** At least 2 characters. */
  name: string;
  /** At least 6 characters, and not a common one. */
  password: string;
};

/** The pass to reject, and the reason. */
export type RejectAbonoInput = {
  id: string;
  /** For the history of uploads, up to 1000 characters. */
  notes?: string | null | undefined;
  /** `Abono.version` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: number | null | undefined;
};

/** Until when a membership is to last. */
export type RenewMembershipInput = {
  /** Later than the present one. */
  expiryDate: string;
  id: string;
  /** `Membership.expiryDate` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  /** Does not change by default. */
  type?: string | null | undefined;
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  email: string;
};

/** The new password, and the link that allows it. */
export type ResetPasswordInput = {
  /** At least 6 characters, and not a common one. */
  password: string;
  /** What stands behind «#» in the link. */
  token: string;
};

/** Who loses which achievement, and why. */
export type RevokeAchievementInput = {
  achievementId: string;
  /** Kept in the audit log, so without names. */
  reason: string;
  userId: string;
};

/** What an account may do beside its roles. `PUERTA`: admit people at the gates. */
export type Right =
  | 'PUERTA';

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

/** A message to devices. Plain text: HTML means nothing to a device. */
export type SendNotificationInput = {
  /** At most 240 characters. */
  body: string;
  /** A new UUID for each message: the same one is sent once. */
  id: string;
  preference: MessagePreference;
  /** At most 80 characters. */
  title: string;
  /** The page that it opens: a path of the site, such as `/partidos/12`. */
  url?: string;
};

/** The new state of an inquiry. */
export type SetInquiryStatusInput = {
  id: string;
  /** `SponsorInquiry.status` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: InquiryStatus | null | undefined;
  status: InquiryStatus;
};

/** Where the statistics of a match are to be read. */
export type SetMatchFeedInput = {
  /** The `data.json` of FIBA LiveStats or the `KeyFacts` of the federation (`https://…`), or a TV feed of Genius Sports (`tcp://host:port`); empty for none. */
  address: string;
  /** Of the match. */
  id: string;
};

/** The new status of several articles: all of them or none. */
export type SetNewsStatusInput = {
  /** 1 to 100. */
  ids: Array<string>;
  /** Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are. */
  notify?: boolean | null | undefined;
  /** `Article.version`, for each id in their order, as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: Array<number> | null | undefined;
  status: ArticleStatus;
};

/** The rights that an account is to have; others are taken away. */
export type SetUserRightsInput = {
  id: string;
  rights: Array<Right>;
};

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

/** All conditions apply; omitted or null fields do not filter. */
export type StaffMatchFilter = {
  /** Exactly as in `Match.competition`. */
  competition?: string | null | undefined;
  home?: boolean | null | undefined;
  /** Part of the subject, the opponent or the place. */
  search?: string | null | undefined;
  /** The year in which it begins: 2025 is «2025/26», from July to June. */
  season?: number | null | undefined;
  /** One of these. */
  status?: Array<MatchStatus> | null | undefined;
};

/** All conditions apply; omitted or null fields do not filter. */
export type StaffPlayerFilter = {
  /** True: only the squad. False: only those who left it. */
  active?: boolean | null | undefined;
  position?: Position | null | undefined;
  /** Part of the name or the country, or the number on the jersey. */
  search?: string | null | undefined;
};

/** What a table is ordered by. */
export type StandingOrder =
  | 'POINTS'
  | 'WINS';

/** What a place means at the end: promotion, play-off, or relegation. */
export type StandingZone =
  | 'PLAYOFF'
  | 'PROMOTION'
  | 'RELEGATION';

/** Which order the viewer is going to pay. */
export type StartPaymentInput = {
  orderId: string;
};

/** The program whose file says what happened in a match. */
export type StatisticsSource =
  | 'FEB_LIVE_STATS'
  | 'FIBA_LIVE_STATS'
  | 'GENIUS_TV_FEED';

/** A browser’s subscription, as returned by its `toJSON()`. */
export type SubscribeToPushInput = {
  deviceInfo?: PushDeviceInput | null | undefined;
  /** Of a push service that the site knows or trusts. */
  endpoint: string;
  expirationTime?: string | null | undefined;
  keys: PushKeysInput;
};

/** What waited on a device while it had no connection. */
export type SyncScansInput = {
  device: string;
  matchId: string;
  /** Of people who were let in, in the order of the device; at most 100. */
  scans: Array<QueuedScanInput>;
};

/** The changed fields of a team as they were before. */
export type TeamBase = {
  /** At most 4 characters; null or empty for the one that follows from the name. */
  abbreviation?: string | null | undefined;
  /** «#0b6e78», at most 3; the main one first. */
  colors?: Array<string> | null | undefined;
  /** An http or https address; null or empty for none. */
  crestUrl?: string | null | undefined;
  /** Its matches are renamed with it. */
  name?: string | null | undefined;
  /** Where it plays at home; null or empty for none. */
  venueId?: string | null | undefined;
};

/** Which of the viewer’s tickets. */
export type TicketIdInput = {
  ticketId: string;
};

/** How a ticket was paid: `NONE` was issued without a payment on the site. */
export type TicketPayment =
  | 'BIZUM'
  | 'CARD'
  | 'COMPLIMENTARY'
  | 'NONE';

/** The changed settings as they were before. */
export type TicketSettingsBase = {
  hasWaitingList?: boolean | null | undefined;
  /** 5 to 10080 minutes. */
  offerMinutes?: number | null | undefined;
  /** Hours before the match, 0 to 336. */
  returnHours?: number | null | undefined;
};

/** How tickets of a match are returned and offered; omitted fields do not change. */
export type TicketSettingsInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: TicketSettingsBase | null | undefined;
  hasWaitingList?: boolean | null | undefined;
  matchId: string;
  /** 5 to 10080 minutes. */
  offerMinutes?: number | null | undefined;
  /** Hours before the match, 0 to 336. */
  returnHours?: number | null | undefined;
};

/** Only a valid ticket admits. It was returned or transferred by its holder, or cancelled by staff, and is not valid again. */
export type TicketState =
  | 'CANCELLED'
  | 'RETURNED'
  | 'TRANSFERRED'
  | 'VALID';

/** An app on the phone that a ticket can be saved in. */
export type TicketWallet =
  /** `GET /api/tickets/{id}/apple-wallet` sends the pass. */
  | 'APPLE'
  /** `GET /api/tickets/{id}/google-wallet` leads to Google, which saves it. */
  | 'GOOGLE';

/** Which match, and how the holders of its tickets are told of the step. */
export type ToldMatchInput = {
  id: string;
  notice?: NoticeInput | null | undefined;
  /** `Match.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
};

/** Which admission, and why. */
export type UndoAdmissionInput = {
  id: string;
  /** At most 200 characters. */
  reason: string;
};

/** Omitted fields do not change; a null `imageUrl` takes the picture away. */
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
  /** Whether devices with team news are notified when it appears; articles that appear together make one notification. Left out, it stays as it is: at first, they are. */
  notify?: boolean | null | undefined;
  publicationDate?: string | null | undefined;
  /** PUBLISHED without a date means now, unless readers have seen it before; with one to come, scheduled. A hidden article keeps its date. */
  status?: ArticleStatus | null | undefined;
  title?: string | null | undefined;
};

/** Omitted fields do not change. */
export type UpdateCompetitionInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: CompetitionBase | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  /** Its matches are renamed with it. */
  name?: string | null | undefined;
  /** `Competition.isActive` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: boolean | null | undefined;
};

/** Omitted fields do not change. A null or empty `round`, `location`, `ticketPrice` or `summaryUrl` takes it away; an empty `subject` is made from round and teams again. */
export type UpdateMatchInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: MatchBase | null | undefined;
  competition?: string | null | undefined;
  id: string;
  /** Not away once tickets are sold. */
  isHome?: boolean | null | undefined;
  location?: string | null | undefined;
  matchDate?: string | null | undefined;
  /** Of a change of date, hour or place; others are not told. */
  notice?: NoticeInput | null | undefined;
  opponent?: string | null | undefined;
  round?: string | null | undefined;
  /** `Match.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  subject?: string | null | undefined;
  summaryUrl?: string | null | undefined;
  ticketPrice?: string | null | undefined;
  /** Seats still to be sold; instead of `ticketsTotal`. */
  ticketsAvailable?: number | null | undefined;
  /** All seats on sale, sold ones among them; refused if it is less than are sold. */
  ticketsTotal?: number | null | undefined;
};

/** Omitted fields do not change; a null description takes it away, the rest cannot be null. The slug stays. */
export type UpdateNewsCategoryInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: NewsCategoryBase | null | undefined;
  /** Hexadecimal: `#64748b`. */
  color?: string | null | undefined;
  /** At most 200 characters. */
  description?: string | null | undefined;
  id: string;
  /** Whether readers are offered it. */
  isActive?: boolean | null | undefined;
  /** 2 to 40 characters, no other category’s. */
  name?: string | null | undefined;
  /** `NewsCategory.isActive` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: boolean | null | undefined;
};

/** Omitted fields do not change. A null or empty quality or `profileImage` takes it away; the rest cannot be null. */
export type UpdatePlayerInput = {
  atkOverall?: number | null | undefined;
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: PlayerBase | null | undefined;
  block?: number | null | undefined;
  concentration?: number | null | undefined;
  country?: string | null | undefined;
  defOverall?: number | null | undefined;
  dorsal?: number | null | undefined;
  finishing?: number | null | undefined;
  id: string;
  interior?: number | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  passing?: number | null | undefined;
  perimeter?: number | null | undefined;
  /** As of a new player. */
  picture?: File | null | undefined;
  position?: Array<Position> | null | undefined;
  primaryQuality?: string | null | undefined;
  /** A stored picture that this one replaces is removed. */
  profileImage?: string | null | undefined;
  secondaryQuality?: string | null | undefined;
  /** `Player.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  shooting?: number | null | undefined;
  steal?: number | null | undefined;
};

/** Omitted fields do not change. A null or empty `description` or `imageUrl` takes it away; the rest cannot be null. */
export type UpdateProductInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: ProductBase | null | undefined;
  category?: string | null | undefined;
  description?: string | null | undefined;
  id: string;
  /** The previous uploaded picture is deleted, unless something else uses it. */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** JPG, PNG or WEBP of at most 10 MB; takes the place of `imageUrl`. */
  picture?: File | null | undefined;
  price?: string | null | undefined;
  /** `Product.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  stock?: number | null | undefined;
};

/** A change of the preferences of an own device. */
export type UpdatePushPreferencesInput = {
  endpoint: string;
  preferences: PushPreferencesInput;
};

/** Omitted fields do not change. A null or empty `website`, `description` or `logoUrl` takes it away; the rest cannot be null. */
export type UpdateSponsorInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
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

/** Omitted fields do not change. */
export type UpdateTeamInput = {
  /** At most 4 characters; null or empty for the one that follows from the name. */
  abbreviation?: string | null | undefined;
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: TeamBase | null | undefined;
  /** «#0b6e78», at most 3; the main one first. */
  colors?: Array<string> | null | undefined;
  /** An http or https address; null or empty for none. */
  crestUrl?: string | null | undefined;
  id: string;
  /** Its matches are renamed with it. */
  name?: string | null | undefined;
  /** `Team.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  /** Where it plays at home; null or empty for none. */
  venueId?: string | null | undefined;
};

/** Omitted or null fields do not change. A new role or password signs the person out. */
export type UpdateUserInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
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

/** Omitted fields do not change. Matches keep how they name their place. */
export type UpdateVenueInput = {
  /** The fields as they were on the screen. What somebody else has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites. */
  base?: VenueBase | null | undefined;
  city?: string | null | undefined;
  /** How to get there; at most 600 characters, in several lines. */
  directions?: string | null | undefined;
  id: string;
  /** An http or https address. */
  mapUrl?: string | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** `Venue.updatedAt` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: string | null | undefined;
  street?: string | null | undefined;
};

/** The PDF of one or more season passes. */
export type UploadAbonoInput = {
  /** At most 10 MB and 20 pages. */
  pdf: File;
};

/** A file of FIBA LiveStats or of the Spanish federation. */
export type UploadMatchStatisticsInput = {
  /** JSON of at most 4 MB. */
  file: File;
  /** Of the match. */
  id: string;
};

/** A picture for an article, and the title that it is named after. */
export type UploadNewsImageInput = {
  /** JPG, PNG or WEBP of at most 10 MB. */
  image: File;
  /** Of the article; the file is named after its first two words. */
  title: string;
};

/** The changed fields of an account as they were before. */
export type UserBase = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  role?: Role | null | undefined;
  roles?: Array<Role> | null | undefined;
};

/** What accounts can be sorted by. */
export type UserSort =
  | 'EMAIL'
  | 'NAME'
  | 'REGISTRATION_DATE'
  | 'ROLE';

/** The changed fields of a venue as they were before. */
export type VenueBase = {
  city?: string | null | undefined;
  /** How to get there; at most 600 characters, in several lines. */
  directions?: string | null | undefined;
  /** An http or https address. */
  mapUrl?: string | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  street?: string | null | undefined;
};

/** The pass to verify. */
export type VerifyAbonoInput = {
  corrections?: AbonoCorrections | null | undefined;
  id: string;
  /** For the history of uploads, up to 1000 characters. */
  notes?: string | null | undefined;
  /** `Abono.version` as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides. */
  seen?: number | null | undefined;
};

/** The link that was sent to the address. */
export type VerifyEmailInput = {
  /** What stands behind «#» in the link. */
  token: string;
};

/** Of which match. */
export type WaitingListInput = {
  matchId: string;
};

export type AbonoCard_AbonoFragment = { __typename: 'Abono', id: string, nombreAsistente: string | null, temporada: string | null, anillo: string | null, bloque: string | null, fila: number | null, asiento: number | null, precioTotal: string | null, fechaSubida: string, status: AbonoStatus, esPropietario: boolean } & { ' $fragmentName'?: 'AbonoCard_AbonoFragment' };

export type AbonosPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type AbonosPanelQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, abonos: Array<(
      { __typename: 'Abono', id: string }
      & { ' $fragmentRefs'?: { 'AbonoCard_AbonoFragment': AbonoCard_AbonoFragment } }
    )>, deferredUploads: Array<(
      { __typename: 'DeferredUpload', id: string, problem: string | null }
      & { ' $fragmentRefs'?: { 'DeferredUpload_UploadFragment': DeferredUpload_UploadFragment } }
    )> } | null };

export type DeferredUpload_UploadFragment = { __typename: 'DeferredUpload', fileName: string, uploadedAt: string, problem: string | null } & { ' $fragmentName'?: 'DeferredUpload_UploadFragment' };

export type AbonosLearntLayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type AbonosLearntLayoutsQuery = { __typename: 'Query', abonoLayouts: Array<(
    { __typename: 'AbonoLayout', id: string }
    & { ' $fragmentRefs'?: { 'LearntLayout_LayoutFragment': LearntLayout_LayoutFragment } }
  )> };

export type LearntLayout_LayoutFragment = { __typename: 'AbonoLayout', id: string, name: string | null, seller: string | null, createdAt: string, lastUsedAt: string | null, readCount: number, helpedCount: number, disputedCount: number, lessons: Array<{ __typename: 'AbonoLesson', id: string, verifiedAt: string, verifierName: string | null }>, sketch: { __typename: 'AbonoLayoutSketch', ratio: number, words: Array<{ __typename: 'AbonoLayoutBox', text: string, left: number, top: number, width: number, height: number }>, fields: Array<{ __typename: 'AbonoLayoutBox', text: string, left: number, top: number, width: number, height: number }> } | null } & { ' $fragmentName'?: 'LearntLayout_LayoutFragment' };

export type NameAbonoLayoutMutationVariables = Exact<{
  input: NameAbonoLayoutInput;
}>;


export type NameAbonoLayoutMutation = { __typename: 'Mutation', nameAbonoLayout:
    | { __typename: 'NameAbonoLayoutSuccess', layout: { __typename: 'AbonoLayout', id: string, name: string | null } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteAbonoLayoutMutationVariables = Exact<{
  input: DeleteAbonoLayoutInput;
}>;


export type DeleteAbonoLayoutMutation = { __typename: 'Mutation', deleteAbonoLayout:
    | { __typename: 'DeleteAbonoLayoutSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type AbonosPassPdfQueryVariables = Exact<{
  uploadId: string;
}>;


export type AbonosPassPdfQuery = { __typename: 'Query', membershipUpload: { __typename: 'MembershipUpload', id: string, document: (
      { __typename: 'UploadedDocument', pageCount: number, pageWidth: number, pageHeight: number }
      & { ' $fragmentRefs'?: { 'PdfDetails_DocumentFragment': PdfDetails_DocumentFragment } }
    ) | null } | null };

export type PdfDetails_DocumentFragment = { __typename: 'UploadedDocument', title: string | null, author: string | null, creator: string | null, producer: string | null, createdAt: string | null, pageCount: number, pageWidth: number, pageHeight: number } & { ' $fragmentName'?: 'PdfDetails_DocumentFragment' };

export type AbonosReviewQueueQueryVariables = Exact<{ [key: string]: never; }>;


export type AbonosReviewQueueQuery = { __typename: 'Query', abonosToReview: { __typename: 'AbonoPage', totalCount: number, items: Array<(
      { __typename: 'Abono', id: string }
      & { ' $fragmentRefs'?: { 'PassReview_AbonoFragment': PassReview_AbonoFragment } }
    )> } };

export type AbonosUploadHistoryQueryVariables = Exact<{
  filter: MembershipUploadFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type AbonosUploadHistoryQuery = { __typename: 'Query', membershipUploads: { __typename: 'MembershipUploadPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'MembershipUpload', id: string }
      & { ' $fragmentRefs'?: { 'UploadRow_UploadFragment': UploadRow_UploadFragment } }
    )> } };

export type UploadRow_UploadFragment = { __typename: 'MembershipUpload', id: string, fileName: string, status: MembershipUploadStatus, uploadedAt: string, uploaderName: string, uploaderEmail: string, reviewerName: string | null, reviewedAt: string | null, adminNotes: string | null, pointsAwarded: number, abonos: Array<{ __typename: 'Abono', id: string, nombreAsistente: string | null }> } & { ' $fragmentName'?: 'UploadRow_UploadFragment' };

export type AbonosUploadQueryVariables = Exact<{
  id: string;
}>;


export type AbonosUploadQuery = { __typename: 'Query', membershipUpload: { __typename: 'MembershipUpload', id: string, fileName: string, status: MembershipUploadStatus, reviewerName: string | null, reviewedAt: string | null, adminNotes: string | null, pointsAwarded: number, abonos: Array<(
      { __typename: 'Abono', id: string, status: AbonoStatus, nombreAsistente: string | null }
      & { ' $fragmentRefs'?: { 'PassReview_AbonoFragment': PassReview_AbonoFragment } }
    )> } | null };

export type PassReview_AbonoFragment = { __typename: 'Abono', id: string, archivoId: string | null, pagina: number | null, status: AbonoStatus, version: number, esPropietario: boolean, fechaSubida: string, uploaderName: string, uploaderEmail: string, dudas: Array<string>, nombreAsistente: string | null, tipoAbonament: string | null, temporada: string | null, evento: string | null, recinto: string | null, direccion: string | null, anillo: string | null, bloque: string | null, fila: number | null, asiento: number | null, nifOrganizador: string | null, nifDistr: string | null, referenciaTicket: string | null, codigoLocalizador: string | null, precioEntrada: string | null, precioDistribucion: string | null, precioTotal: string | null, ocrData: Array<{ __typename: 'AbonoFieldReading', field: string, raw: string, source: string, confidence: number, other: string | null }> } & { ' $fragmentName'?: 'PassReview_AbonoFragment' };

export type VerifyAbonoMutationVariables = Exact<{
  input: VerifyAbonoInput;
}>;


export type VerifyAbonoMutation = { __typename: 'Mutation', verifyAbono:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | { __typename: 'VerifyAbonoSuccess', abono: { __typename: 'Abono', id: string, status: AbonoStatus, esPropietario: boolean, nombreAsistente: string | null } }
   };

export type RejectAbonoMutationVariables = Exact<{
  input: RejectAbonoInput;
}>;


export type RejectAbonoMutation = { __typename: 'Mutation', rejectAbono:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RejectAbonoSuccess', abono: { __typename: 'Abono', id: string, status: AbonoStatus } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type AbonosPassNowQueryVariables = Exact<{
  uploadId: string;
}>;


export type AbonosPassNowQuery = { __typename: 'Query', membershipUpload: { __typename: 'MembershipUpload', id: string, abonos: Array<(
      { __typename: 'Abono', id: string }
      & { ' $fragmentRefs'?: { 'PassReview_AbonoFragment': PassReview_AbonoFragment } }
    )> } | null };

export type UploadAbonoMutationVariables = Exact<{
  input: UploadAbonoInput;
}>;


export type UploadAbonoMutation = { __typename: 'Mutation', uploadAbono:
    | (
      { __typename: 'AbonoQueuedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AbonoQueuedError_Fragment': MutationFailure_AbonoQueuedError_Fragment } }
    )
    | (
      { __typename: 'AbonoTakenError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AbonoTakenError_Fragment': MutationFailure_AbonoTakenError_Fragment } }
    )
    | (
      { __typename: 'AbonoUnreadableError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AbonoUnreadableError_Fragment': MutationFailure_AbonoUnreadableError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UploadAbonoSuccess', registrosCreados: number, message: string, abonos: Array<(
        { __typename: 'Abono', id: string }
        & { ' $fragmentRefs'?: { 'AbonoCard_AbonoFragment': AbonoCard_AbonoFragment } }
      )>, owner: { __typename: 'User', id: string, points: { __typename: 'FanPoints', totalPoints: number } } | null }
   };

export type AnalyticsCharts_AnalyticsFragment = { __typename: 'Analytics', period: { __typename: 'AnalyticsPeriod', from: string, until: string, bucket: AnalyticsBucket }, tickets: (
    { __typename: 'AnalyticsSeries' }
    & { ' $fragmentRefs'?: { 'SeriesChart_SeriesFragment': SeriesChart_SeriesFragment } }
  ), signUps: (
    { __typename: 'AnalyticsSeries' }
    & { ' $fragmentRefs'?: { 'SeriesChart_SeriesFragment': SeriesChart_SeriesFragment } }
  ), members: (
    { __typename: 'AnalyticsSeries' }
    & { ' $fragmentRefs'?: { 'SeriesChart_SeriesFragment': SeriesChart_SeriesFragment } }
  ), points: (
    { __typename: 'AnalyticsSeries' }
    & { ' $fragmentRefs'?: { 'SeriesChart_SeriesFragment': SeriesChart_SeriesFragment } }
  ), ticketsByMatch: Array<(
    { __typename: 'AnalyticsMatch' }
    & { ' $fragmentRefs'?: { 'MatchSalesChart_MatchFragment': MatchSalesChart_MatchFragment } }
  )>, pointsByAction: Array<(
    { __typename: 'AnalyticsAction' }
    & { ' $fragmentRefs'?: { 'PointsByActionChart_ActionFragment': PointsByActionChart_ActionFragment } }
  )>, fansByLevel: Array<(
    { __typename: 'AnalyticsCount' }
    & { ' $fragmentRefs'?: { 'FansChart_LevelFragment': FansChart_LevelFragment } }
  )>, push: (
    { __typename: 'AnalyticsPush' }
    & { ' $fragmentRefs'?: { 'PushChart_PushFragment': PushChart_PushFragment } }
  ), passesByStatus: Array<(
    { __typename: 'AnalyticsCount' }
    & { ' $fragmentRefs'?: { 'PassesChart_StatusFragment': PassesChart_StatusFragment } }
  )>, inquiriesByLevel: Array<(
    { __typename: 'AnalyticsInquiries' }
    & { ' $fragmentRefs'?: { 'InquiriesChart_LevelFragment': InquiriesChart_LevelFragment } }
  )> } & { ' $fragmentName'?: 'AnalyticsCharts_AnalyticsFragment' };

export type AnalyticsPageQueryVariables = Exact<{
  period: AnalyticsPeriodInput;
}>;


export type AnalyticsPageQuery = { __typename: 'Query', analytics: (
    { __typename: 'Analytics', period: { __typename: 'AnalyticsPeriod', from: string, until: string, bucket: AnalyticsBucket, previous: { __typename: 'AnalyticsDays', from: string, until: string } } }
    & { ' $fragmentRefs'?: { 'AnalyticsCharts_AnalyticsFragment': AnalyticsCharts_AnalyticsFragment } }
  ) };

export type ComingMatches_MatchFragment = { __typename: 'DashboardMatch', matchId: string, opponent: string, competition: string, matchDate: string, sold: number, available: number } & { ' $fragmentName'?: 'ComingMatches_MatchFragment' };

export type DashboardPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPageQuery = { __typename: 'Query', dashboard: (
    { __typename: 'Dashboard', homeMatches: Array<(
      { __typename: 'DashboardMatch' }
      & { ' $fragmentRefs'?: { 'ComingMatches_MatchFragment': ComingMatches_MatchFragment } }
    )> | null, recentActivity: Array<(
      { __typename: 'AuditEntry' }
      & { ' $fragmentRefs'?: { 'RecentActivity_EntryFragment': RecentActivity_EntryFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'DashboardTiles_DashboardFragment': DashboardTiles_DashboardFragment;'PendingWork_DashboardFragment': PendingWork_DashboardFragment;'CertificateWarning_DashboardFragment': CertificateWarning_DashboardFragment } }
  ) };

export type DashboardTiles_DashboardFragment = { __typename: 'Dashboard', members: number | null, tickets: { __typename: 'DashboardTrend', season: number, lastWeek: number, weekBefore: number } | null, signUps: { __typename: 'DashboardTrend', season: number, lastWeek: number, weekBefore: number } | null, news: { __typename: 'DashboardNews', published: number, scheduled: number, draft: number, hidden: number } | null } & { ' $fragmentName'?: 'DashboardTiles_DashboardFragment' };

export type FansChart_LevelFragment = { __typename: 'AnalyticsCount', name: string, count: number } & { ' $fragmentName'?: 'FansChart_LevelFragment' };

export type InquiriesChart_LevelFragment = { __typename: 'AnalyticsInquiries', level: string | null, new: number, contacted: number, agreed: number, declined: number } & { ' $fragmentName'?: 'InquiriesChart_LevelFragment' };

export type MatchSalesChart_MatchFragment = { __typename: 'AnalyticsMatch', matchId: string, opponent: string, competition: string, matchDate: string, soldInPeriod: number, sold: number, available: number } & { ' $fragmentName'?: 'MatchSalesChart_MatchFragment' };

export type PassesChart_StatusFragment = { __typename: 'AnalyticsCount', name: string, count: number } & { ' $fragmentName'?: 'PassesChart_StatusFragment' };

export type PendingWork_DashboardFragment = { __typename: 'Dashboard', newInquiries: number | null, passesToReview: number | null, reportedComments: number | null, unsettledMatches: number | null } & { ' $fragmentName'?: 'PendingWork_DashboardFragment' };

export type PointsByActionChart_ActionFragment = { __typename: 'AnalyticsAction', action: string, entries: number, points: number } & { ' $fragmentName'?: 'PointsByActionChart_ActionFragment' };

export type PushChart_PushFragment = { __typename: 'AnalyticsPush', devices: number, people: number, added: number, matchUpdates: number, teamNews: number, membershipOffers: number, gameReminders: number } & { ' $fragmentName'?: 'PushChart_PushFragment' };

export type RecentActivity_EntryFragment = (
  { __typename: 'AuditEntry', id: string, at: string }
  & { ' $fragmentRefs'?: { 'AuditSentence_EntryFragment': AuditSentence_EntryFragment } }
) & { ' $fragmentName'?: 'RecentActivity_EntryFragment' };

export type SeriesChart_SeriesFragment = { __typename: 'AnalyticsSeries', total: number, previous: number, points: Array<{ __typename: 'AnalyticsPoint', from: string, until: string, value: number }> } & { ' $fragmentName'?: 'SeriesChart_SeriesFragment' };

export type AuditSentence_EntryFragment = { __typename: 'AuditEntry', actorName: string, action: AuditAction | null, subjectType: AuditSubject | null, subjectId: string, subject: string | null, currentName: string | null } & { ' $fragmentName'?: 'AuditSentence_EntryFragment' };

export type AuditLogPageQueryVariables = Exact<{
  filter: AuditFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type AuditLogPageQuery = { __typename: 'Query', auditLog: { __typename: 'AuditEntryPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'AuditEntry', id: string }
      & { ' $fragmentRefs'?: { 'AuditRow_EntryFragment': AuditRow_EntryFragment } }
    )> }, auditActors: Array<{ __typename: 'AuditActor', id: string, name: string }> };

export type AuditLogExportQueryVariables = Exact<{
  filter: AuditFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type AuditLogExportQuery = { __typename: 'Query', auditLog: { __typename: 'AuditEntryPage', pageCount: number, upTo: string | null, newCount: number, items: Array<{ __typename: 'AuditEntry', id: string, at: string, actorId: string, actorName: string, action: AuditAction | null, subjectType: AuditSubject | null, subjectId: string, subject: string | null, currentName: string | null, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }> } };

export type AuditRow_EntryFragment = (
  { __typename: 'AuditEntry', id: string, at: string, actorName: string, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }
  & { ' $fragmentRefs'?: { 'AuditSentence_EntryFragment': AuditSentence_EntryFragment } }
) & { ' $fragmentName'?: 'AuditRow_EntryFragment' };

export type CommentBody_CommentFragment = { __typename: 'Comment', id: string, content: string, createdAt: string, authorName: string } & { ' $fragmentName'?: 'CommentBody_CommentFragment' };

export type Comments_ArticleFragment = { __typename: 'NewsArticle', id: string, comments: { __typename: 'CommentConnection', totalCount: number, endCursor: string | null, items: Array<(
      { __typename: 'Comment' }
      & { ' $fragmentRefs'?: { 'ListedComment_CommentFragment': ListedComment_CommentFragment } }
    )> } } & { ' $fragmentName'?: 'Comments_ArticleFragment' };

export type CommentQueueQueryVariables = Exact<{
  queue: CommentQueue;
  page: number;
  upTo?: string | null | undefined;
}>;


export type CommentQueueQuery = { __typename: 'Query', moderatedComments: { __typename: 'CommentPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Comment', id: string }
      & { ' $fragmentRefs'?: { 'QueuedComment_CommentFragment': QueuedComment_CommentFragment } }
    )> }, reported: { __typename: 'CommentPage', totalCount: number }, hidden: { __typename: 'CommentPage', totalCount: number } };

export type QueuedComment_CommentFragment = { __typename: 'Comment', id: string, content: string, createdAt: string, authorName: string, isHidden: boolean, hiddenByName: string | null, reportCount: number, reports: Array<{ __typename: 'CommentReport', reason: string | null, createdAt: string }>, article: { __typename: 'NewsArticle', id: string, title: string } } & { ' $fragmentName'?: 'QueuedComment_CommentFragment' };

export type HideCommentMutationVariables = Exact<{
  id: string;
  seen: boolean;
  reported: boolean;
}>;


export type HideCommentMutation = { __typename: 'Mutation', hideComment:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | { __typename: 'HideCommentSuccess', comment: { __typename: 'Comment', id: string } | null }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type RestoreCommentMutationVariables = Exact<{
  id: string;
  seen: boolean;
}>;


export type RestoreCommentMutation = { __typename: 'Mutation', restoreComment:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RestoreCommentSuccess', comment: { __typename: 'Comment', id: string } | null }
   };

export type ListedComment_CommentFragment = (
  { __typename: 'Comment', id: string, createdAt: string }
  & { ' $fragmentRefs'?: { 'CommentBody_CommentFragment': CommentBody_CommentFragment } }
) & { ' $fragmentName'?: 'ListedComment_CommentFragment' };

export type MoreCommentsQueryVariables = Exact<{
  newsId: string;
  after: string;
}>;


export type MoreCommentsQuery = { __typename: 'Query', article: { __typename: 'NewsArticle', id: string, comments: { __typename: 'CommentConnection', endCursor: string | null, items: Array<(
        { __typename: 'Comment' }
        & { ' $fragmentRefs'?: { 'ListedComment_CommentFragment': ListedComment_CommentFragment } }
      )> } } | null };

export type CommentModerationQueryVariables = Exact<{
  newsId: string;
}>;


export type CommentModerationQuery = { __typename: 'Query', moderatedComments: { __typename: 'CommentPage', items: Array<(
      { __typename: 'Comment', id: string, createdAt: string, isHidden: boolean, hiddenByName: string | null, reportCount: number, reports: Array<{ __typename: 'CommentReport', reason: string | null }> }
      & { ' $fragmentRefs'?: { 'CommentBody_CommentFragment': CommentBody_CommentFragment } }
    )> } };

export type OwnCommentsQueryVariables = Exact<{
  newsId: string;
}>;


export type OwnCommentsQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, reportedCommentsOn: Array<string>, commentsOn: Array<{ __typename: 'Comment', id: string, isHidden: boolean }> } | null };

export type AddCommentMutationVariables = Exact<{
  newsId: string;
  content: string;
}>;


export type AddCommentMutation = { __typename: 'Mutation', addComment:
    | { __typename: 'AddCommentSuccess', comment: (
        { __typename: 'Comment' }
        & { ' $fragmentRefs'?: { 'ListedComment_CommentFragment': ListedComment_CommentFragment } }
      ) | null }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { __typename: 'Mutation', deleteComment:
    | { __typename: 'DeleteCommentSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type ReportCommentMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type ReportCommentMutation = { __typename: 'Mutation', reportComment:
    | (
      { __typename: 'CommentAlreadyReportedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_CommentAlreadyReportedError_Fragment': MutationFailure_CommentAlreadyReportedError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'OwnCommentReportError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_OwnCommentReportError_Fragment': MutationFailure_OwnCommentReportError_Fragment } }
    )
    | { __typename: 'ReportCommentSuccess', id: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DoorMatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type DoorMatchesQuery = { __typename: 'Query', doorMatches: Array<{ __typename: 'Match', id: string, subject: string, opponent: string, matchDate: string }> };

export type DoorGatesQueryVariables = Exact<{
  matchId: string;
}>;


export type DoorGatesQuery = { __typename: 'Query', doorGates: Array<string> };

export type DoorListQueryVariables = Exact<{
  matchId: string;
}>;


export type DoorListQuery = { __typename: 'Query', doorList: { __typename: 'DoorList', salt: string, madeAt: string, entries: Array<{ __typename: 'DoorListEntry', hashes: Array<string>, kind: AdmissionKind, type: string, reason: DoorReason, gate: string | null, admittedAt: string | null }> } | null };

export type DoorCountsQueryVariables = Exact<{
  matchId: string;
}>;


export type DoorCountsQuery = { __typename: 'Query', doorCounts: { __typename: 'DoorCounts', matchId: string, admitted: number, ticketsSold: number, conflicts: number, counts: Array<{ __typename: 'DoorCount', gate: string, kind: AdmissionKind, people: number }> } };

export type AdmitMutationVariables = Exact<{
  input: AdmitInput;
}>;


export type AdmitMutation = { __typename: 'Mutation', admit:
    | { __typename: 'AdmitSuccess', verdict: { __typename: 'DoorVerdict', scanId: string, colour: DoorColour, reason: DoorReason, type: string | null, name: string | null, number: string | null, gate: string | null, admittedAt: string | null, otherMatch: string | null, otherMatchDate: string | null } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type SyncScansMutationVariables = Exact<{
  input: SyncScansInput;
}>;


export type SyncScansMutation = { __typename: 'Mutation', syncScans:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SyncScansSuccess', verdicts: Array<{ __typename: 'DoorVerdict', scanId: string, reason: DoorReason }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type AdmittedList_PersonFragment = { __typename: 'AdmittedPerson', id: string, type: string, name: string | null, number: string | null, gate: string, admittedAt: string, fault: AdmissionFault | null, firstGate: string | null, firstAt: string | null } & { ' $fragmentName'?: 'AdmittedList_PersonFragment' };

export type DeskPageQueryVariables = Exact<{
  matchId: string;
}>;


export type DeskPageQuery = { __typename: 'Query', matchSale: { __typename: 'MatchSale', match: { __typename: 'Match', id: string, opponent: string, subject: string } } | null, doorCounts: (
    { __typename: 'DoorCounts' }
    & { ' $fragmentRefs'?: { 'GateCounts_CountsFragment': GateCounts_CountsFragment } }
  ), doorConflicts: Array<(
    { __typename: 'AdmittedPerson' }
    & { ' $fragmentRefs'?: { 'AdmittedList_PersonFragment': AdmittedList_PersonFragment } }
  )>, admittedPeople: Array<(
    { __typename: 'AdmittedPerson' }
    & { ' $fragmentRefs'?: { 'AdmittedList_PersonFragment': AdmittedList_PersonFragment } }
  )> };

export type DoorSheetQueryVariables = Exact<{
  matchId: string;
}>;


export type DoorSheetQuery = { __typename: 'Query', matchSale: { __typename: 'MatchSale', match: { __typename: 'Match', id: string, opponent: string, subject: string, matchDate: string } } | null, doorSheet: Array<{ __typename: 'DoorSheetLine', type: string, name: string | null, number: string | null, gate: string | null, admittedAt: string | null }> };

export type GateCounts_CountsFragment = { __typename: 'DoorCounts', admitted: number, ticketsSold: number, counts: Array<{ __typename: 'DoorCount', gate: string, kind: AdmissionKind, people: number }> } & { ' $fragmentName'?: 'GateCounts_CountsFragment' };

export type UndoAdmissionMutationVariables = Exact<{
  input: UndoAdmissionInput;
}>;


export type UndoAdmissionMutation = { __typename: 'Mutation', undoAdmission:
    | (
      { __typename: 'AdmissionUndoneError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AdmissionUndoneError_Fragment': MutationFailure_AdmissionUndoneError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UndoAdmissionSuccess', matchId: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { __typename: 'Query', matches: { __typename: 'MatchPage', items: Array<(
      { __typename: 'Match' }
      & { ' $fragmentRefs'?: { 'MatchesSection_MatchFragment': MatchesSection_MatchFragment } }
    )> }, news: { __typename: 'NewsPage', items: Array<(
      { __typename: 'NewsArticle' }
      & { ' $fragmentRefs'?: { 'NewsSection_ArticleFragment': NewsSection_ArticleFragment } }
    )> }, sponsors: Array<(
    { __typename: 'Sponsor' }
    & { ' $fragmentRefs'?: { 'SponsorsSection_SponsorFragment': SponsorsSection_SponsorFragment } }
  )> };

export type MatchesSection_MatchFragment = (
  { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, isHome: boolean, isOnSale: boolean, status: MatchStatus, matchDate: string, ticketPrice: string, ticketsAvailable: number }
  & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment } }
) & { ' $fragmentName'?: 'MatchesSection_MatchFragment' };

export type NewsSection_ArticleFragment = (
  { __typename: 'NewsArticle', id: string }
  & { ' $fragmentRefs'?: { 'NewsCard_ArticleFragment': NewsCard_ArticleFragment } }
) & { ' $fragmentName'?: 'NewsSection_ArticleFragment' };

export type SponsorsSection_SponsorFragment = (
  { __typename: 'Sponsor', id: string, category: SponsorCategory }
  & { ' $fragmentRefs'?: { 'SponsorCard_SponsorFragment': SponsorCard_SponsorFragment;'SponsorWall_SponsorFragment': SponsorWall_SponsorFragment } }
) & { ' $fragmentName'?: 'SponsorsSection_SponsorFragment' };

export type LiveCardSubscriptionVariables = Exact<{
  id: string;
}>;


export type LiveCardSubscription = { match: (
    { __typename: 'Match' }
    & { ' $fragmentRefs'?: { 'MatchesSection_MatchFragment': MatchesSection_MatchFragment } }
  ) };

export type InquiriesPageQueryVariables = Exact<{
  filter: InquiryFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type InquiriesPageQuery = { __typename: 'Query', sponsorInquiries: { __typename: 'SponsorInquiryPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'SponsorInquiry', id: string }
      & { ' $fragmentRefs'?: { 'InquiryRow_InquiryFragment': InquiryRow_InquiryFragment } }
    )> } };

export type DeleteInquiryMutationVariables = Exact<{
  input: DeleteInquiryInput;
}>;


export type DeleteInquiryMutation = { __typename: 'Mutation', deleteInquiry:
    | { __typename: 'DeleteInquirySuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type SetInquiryStatusMutationVariables = Exact<{
  input: SetInquiryStatusInput;
}>;


export type SetInquiryStatusMutation = { __typename: 'Mutation', setInquiryStatus:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SetInquiryStatusSuccess', inquiry: { __typename: 'SponsorInquiry', id: string, status: InquiryStatus } }
   };

export type AddInquiryNoteMutationVariables = Exact<{
  input: AddInquiryNoteInput;
}>;


export type AddInquiryNoteMutation = { __typename: 'Mutation', addInquiryNote:
    | { __typename: 'AddInquiryNoteSuccess', inquiry: { __typename: 'SponsorInquiry', id: string, notes: Array<{ __typename: 'InquiryNote', id: string }> } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type InquiryRow_InquiryFragment = { __typename: 'SponsorInquiry', id: string, company: string, name: string, email: string, phone: string | null, sponsorshipLevel: SponsorshipLevel | null, message: string, status: InquiryStatus, isSuspicious: boolean, createdAt: string, notes: Array<{ __typename: 'InquiryNote', id: string, text: string, createdAt: string, authorName: string | null }> } & { ' $fragmentName'?: 'InquiryRow_InquiryFragment' };

export type FailedJobsPageQueryVariables = Exact<{
  page: number;
  upTo?: string | null | undefined;
}>;


export type FailedJobsPageQuery = { __typename: 'Query', failedJobs: { __typename: 'FailedJobPage', pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'FailedJob', id: string }
      & { ' $fragmentRefs'?: { 'JobRow_JobFragment': JobRow_JobFragment } }
    )> } };

export type JobRow_JobFragment = { __typename: 'FailedJob', id: string, name: string, failedAt: string, attempts: number, message: string | null } & { ' $fragmentName'?: 'JobRow_JobFragment' };

export type RetryFailedJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryFailedJobMutation = { __typename: 'Mutation', retryFailedJob:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RetryFailedJobSuccess', retriedJobId: string }
   };

export type PaymentProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentProviderQuery = { __typename: 'Query', paymentWay: PaymentWay };

export type CalendarPageQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
  season?: number | null | undefined;
  isCurrent?: boolean | null | undefined;
  page: number;
  pageSize: number;
}>;


export type CalendarPageQuery = { __typename: 'Query', matchMonths: Array<string>, matches: (
    { __typename: 'MatchPage', pageCount: number, items: Array<(
      { __typename: 'Match', id: string, status: MatchStatus }
      & { ' $fragmentRefs'?: { 'MatchJsonLd_MatchFragment': MatchJsonLd_MatchFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'CalendarResults_PageFragment': CalendarResults_PageFragment } }
  ), season: { __typename: 'Season', year: number, label: string } | null, seasons: Array<{ __typename: 'Season', year: number, label: string }>, calendarStats: (
    { __typename: 'CalendarStats', competitions: Array<string> }
    & { ' $fragmentRefs'?: { 'CalendarStats_StatsFragment': CalendarStats_StatsFragment } }
  ) };

export type CalendarResults_PageFragment = { __typename: 'MatchPage', totalCount: number, pageCount: number, items: Array<(
    { __typename: 'Match', id: string, matchDate: string, status: MatchStatus }
    & { ' $fragmentRefs'?: { 'MatchCard_MatchFragment': MatchCard_MatchFragment } }
  )> } & { ' $fragmentName'?: 'CalendarResults_PageFragment' };

export type CalendarStats_StatsFragment = { __typename: 'CalendarStats', total: number, homeMatches: number, awayMatches: number, competitions: Array<string> } & { ' $fragmentName'?: 'CalendarStats_StatsFragment' };

export type MatchBoard_MatchFragment = (
  { __typename: 'Match', id: string, opponent: string, isHome: boolean, matchDate: string, status: MatchStatus, result: string | null, summaryUrl: string | null, isOnSale: boolean, ticketPrice: string, ticketsAvailable: number }
  & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment;'QuarterTable_MatchFragment': QuarterTable_MatchFragment } }
) & { ' $fragmentName'?: 'MatchBoard_MatchFragment' };

export type MatchCard_MatchFragment = { __typename: 'Match', id: string, subject: string, opponent: string, homeAbbreviation: string, awayAbbreviation: string, isHome: boolean, matchDate: string, competition: string, location: string, result: string | null, summaryUrl: string | null, status: MatchStatus, ticketPrice: string, ticketsAvailable: number, isOnSale: boolean } & { ' $fragmentName'?: 'MatchCard_MatchFragment' };

export type MatchFacts_MatchFragment = { __typename: 'Match', id: string, subject: string, homeTeam: string, awayTeam: string, isHome: boolean, matchDate: string, competition: string, location: string, status: MatchStatus } & { ' $fragmentName'?: 'MatchFacts_MatchFragment' };

export type MatchNews_MatchFragment = { __typename: 'Match', id: string, status: MatchStatus, news: Array<(
    { __typename: 'NewsArticle', id: string }
    & { ' $fragmentRefs'?: { 'NewsCard_ArticleFragment': NewsCard_ArticleFragment } }
  )> } & { ' $fragmentName'?: 'MatchNews_MatchFragment' };

export type MatchPage_MatchFragment = (
  { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, opponent: string, isHome: boolean, matchDate: string, competition: string, location: string, status: MatchStatus, result: string | null, hasStatistics: boolean }
  & { ' $fragmentRefs'?: { 'MatchBoard_MatchFragment': MatchBoard_MatchFragment;'MatchFacts_MatchFragment': MatchFacts_MatchFragment;'MatchNews_MatchFragment': MatchNews_MatchFragment;'MatchGuide_MatchFragment': MatchGuide_MatchFragment;'MatchJsonLd_MatchFragment': MatchJsonLd_MatchFragment } }
) & { ' $fragmentName'?: 'MatchPage_MatchFragment' };

export type MatchPageQueryVariables = Exact<{
  id: string;
}>;


export type MatchPageQuery = { __typename: 'Query', match: (
    { __typename: 'Match' }
    & { ' $fragmentRefs'?: { 'MatchPage_MatchFragment': MatchPage_MatchFragment } }
  ) | null };

export type MatchScoreboard_MatchFragment = { __typename: 'Match', id: string, subject: string, homeTeam: string, awayTeam: string, homeAbbreviation: string, awayAbbreviation: string, isHome: boolean, matchDate: string, competition: string, location: string, result: string | null, status: MatchStatus } & { ' $fragmentName'?: 'MatchScoreboard_MatchFragment' };

export type QuarterTable_MatchFragment = { __typename: 'Match', homeTeam: string, awayTeam: string, homeAbbreviation: string, awayAbbreviation: string, periods: Array<{ __typename: 'MatchPeriod', home: number, away: number }> } & { ' $fragmentName'?: 'QuarterTable_MatchFragment' };

export type ManageCompetitionsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageCompetitionsPageQuery = { __typename: 'Query', competitions: Array<(
    { __typename: 'Competition', id: string }
    & { ' $fragmentRefs'?: { 'CompetitionRow_CompetitionFragment': CompetitionRow_CompetitionFragment } }
  )> };

export type CompetitionRow_CompetitionFragment = { __typename: 'Competition', id: string, name: string, isActive: boolean, matchCount: number } & { ' $fragmentName'?: 'CompetitionRow_CompetitionFragment' };

export type CreateCompetitionMutationVariables = Exact<{
  input: CreateCompetitionInput;
}>;


export type CreateCompetitionMutation = { __typename: 'Mutation', createCompetition:
    | { __typename: 'CreateCompetitionSuccess', competitions: Array<{ __typename: 'Competition', id: string }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateCompetitionMutationVariables = Exact<{
  input: UpdateCompetitionInput;
}>;


export type UpdateCompetitionMutation = { __typename: 'Mutation', updateCompetition:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateCompetitionSuccess', competitions: Array<{ __typename: 'Competition', id: string }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type MoveCompetitionMutationVariables = Exact<{
  input: MoveCompetitionInput;
}>;


export type MoveCompetitionMutation = { __typename: 'Mutation', moveCompetition:
    | { __typename: 'MoveCompetitionSuccess', competitions: Array<{ __typename: 'Competition', id: string }> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteCompetitionMutationVariables = Exact<{
  input: DeleteCompetitionInput;
}>;


export type DeleteCompetitionMutation = { __typename: 'Mutation', deleteCompetition:
    | (
      { __typename: 'CompetitionInUseError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_CompetitionInUseError_Fragment': MutationFailure_CompetitionInUseError_Fragment } }
    )
    | { __typename: 'DeleteCompetitionSuccess', competitions: Array<{ __typename: 'Competition', id: string }> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type ManageMatchPageQueryVariables = Exact<{
  id: string;
}>;


export type ManageMatchPageQuery = { __typename: 'Query', match: (
    { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, opponent: string, isHome: boolean, matchDate: string, status: MatchStatus, result: string | null, ticketsSold: number, notices: Array<{ __typename: 'MatchNotice', id: string, settledAt: string | null, delivery: { __typename: 'NoticeDelivery', waiting: number } }> }
    & { ' $fragmentRefs'?: { 'MatchForm_MatchFragment': MatchForm_MatchFragment;'MatchSteps_MatchFragment': MatchSteps_MatchFragment;'SaleForm_MatchFragment': SaleForm_MatchFragment;'SentNotices_MatchFragment': SentNotices_MatchFragment;'Scorekeeper_MatchFragment': Scorekeeper_MatchFragment;'StatisticsUpload_MatchFragment': StatisticsUpload_MatchFragment;'FeedForm_MatchFragment': FeedForm_MatchFragment } }
  ) | null, competitions: Array<{ __typename: 'Competition', id: string, name: string, isActive: boolean }> };

export type ManageMatchesPageQueryVariables = Exact<{
  filter: StaffMatchFilter;
  sort: MatchSort;
  descending: boolean;
  page: number;
  upTo?: string | null | undefined;
}>;


export type ManageMatchesPageQuery = { __typename: 'Query', matchSeasons: Array<number>, staffMatches: { __typename: 'MatchPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Match', id: string }
      & { ' $fragmentRefs'?: { 'MatchRow_MatchFragment': MatchRow_MatchFragment } }
    )> }, competitions: Array<{ __typename: 'Competition', id: string, name: string, isActive: boolean }> };

export type MatchForm_MatchFragment = { __typename: 'Match', id: string, opponent: string, isHome: boolean, matchDate: string, competition: string, round: string | null, subject: string, homeTeam: string, awayTeam: string, location: string, status: MatchStatus, holdersToTell: number, ownTicketPrice: string | null, ticketsSold: number, ticketsHeld: number, ticketsAvailable: number, summaryUrl: string | null } & { ' $fragmentName'?: 'MatchForm_MatchFragment' };

export type MatchSteps_MatchFragment = { __typename: 'Match', id: string, updatedAt: string, homeTeam: string, awayTeam: string, isHome: boolean, matchDate: string, status: MatchStatus, result: string | null, ticketsSold: number, holdersToTell: number, periods: Array<{ __typename: 'MatchPeriod', home: number, away: number }> } & { ' $fragmentName'?: 'MatchSteps_MatchFragment' };

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;


export type CreateMatchMutation = { __typename: 'Mutation', createMatch:
    | { __typename: 'CreateMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type SaleForm_MatchFragment = { __typename: 'Match', id: string, isHome: boolean, isOnSale: boolean, status: MatchStatus, ticketsSold: number, ticketsHeld: number, ticketsAvailable: number, ownTicketPrice: string | null } & { ' $fragmentName'?: 'SaleForm_MatchFragment' };

export type Scorekeeper_MatchFragment = { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, homeAbbreviation: string, awayAbbreviation: string, isHome: boolean, periods: Array<{ __typename: 'MatchPeriod', home: number, away: number }> } & { ' $fragmentName'?: 'Scorekeeper_MatchFragment' };

export type MatchRow_MatchFragment = { __typename: 'Match', id: string, opponent: string, round: string | null, isHome: boolean, matchDate: string, competition: string, result: string | null, status: MatchStatus, ticketsAvailable: number, ticketsSold: number } & { ' $fragmentName'?: 'MatchRow_MatchFragment' };

export type UpdateMatchMutationVariables = Exact<{
  input: UpdateMatchInput;
}>;


export type UpdateMatchMutation = { __typename: 'Mutation', updateMatch:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteMatchMutationVariables = Exact<{
  input: MatchIdInput;
}>;


export type DeleteMatchMutation = { __typename: 'Mutation', deleteMatch:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | { __typename: 'DeleteMatchSuccess', id: string }
    | (
      { __typename: 'MatchHasTicketsError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchHasTicketsError_Fragment': MutationFailure_MatchHasTicketsError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type LiveScoreSubscriptionVariables = Exact<{
  id: string;
}>;


export type LiveScoreSubscription = { match: (
    { __typename: 'Match', status: MatchStatus }
    & { ' $fragmentRefs'?: { 'Scorekeeper_MatchFragment': Scorekeeper_MatchFragment } }
  ) };

export type StartMatchMutationVariables = Exact<{
  input: MatchIdInput;
}>;


export type StartMatchMutation = { __typename: 'Mutation', startMatch:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'StartMatchSuccess', match: { __typename: 'Match', id: string } }
   };

export type CancelMatchMutationVariables = Exact<{
  input: ToldMatchInput;
}>;


export type CancelMatchMutation = { __typename: 'Mutation', cancelMatch:
    | { __typename: 'CancelMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ReopenMatchMutationVariables = Exact<{
  input: ToldMatchInput;
}>;


export type ReopenMatchMutation = { __typename: 'Mutation', reopenMatch:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'ReopenMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type PostponeMatchMutationVariables = Exact<{
  input: PostponeMatchInput;
}>;


export type PostponeMatchMutation = { __typename: 'Mutation', postponeMatch:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'PostponeMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type FinishMatchMutationVariables = Exact<{
  input: FinishMatchInput;
}>;


export type FinishMatchMutation = { __typename: 'Mutation', finishMatch:
    | (
      { __typename: 'EndNotConfirmedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EndNotConfirmedError_Fragment': MutationFailure_EndNotConfirmedError_Fragment } }
    )
    | { __typename: 'FinishMatchSuccess', match: { __typename: 'Match', id: string } }
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ScoreChangedError', match: { __typename: 'Match', id: string } }
      & { ' $fragmentRefs'?: { 'MutationFailure_ScoreChangedError_Fragment': MutationFailure_ScoreChangedError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type LiveNowQueryVariables = Exact<{ [key: string]: never; }>;


export type LiveNowQuery = { __typename: 'Query', staffMatches: { __typename: 'MatchPage', items: Array<{ __typename: 'Match', id: string }> } };

export type RecordScoreMutationVariables = Exact<{
  input: RecordScoreInput;
}>;


export type RecordScoreMutation = { __typename: 'Mutation', recordScore:
    | (
      { __typename: 'MatchStateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchStateError_Fragment': MutationFailure_MatchStateError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RecordScoreSuccess' }
    | (
      { __typename: 'ScoreChangedError', match: { __typename: 'Match', id: string, periods: Array<{ __typename: 'MatchPeriod', home: number, away: number }> } }
      & { ' $fragmentRefs'?: { 'MutationFailure_ScoreChangedError_Fragment': MutationFailure_ScoreChangedError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type MatchJsonLd_MatchFragment = { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, isHome: boolean, matchDate: string, location: string, status: MatchStatus, isOnSale: boolean, ticketsAvailable: number, ticketPrice: string, venue: { __typename: 'Venue', name: string, city: string, street: string | null, postalCode: string | null } | null } & { ' $fragmentName'?: 'MatchJsonLd_MatchFragment' };

export type LiveMatchSubscriptionVariables = Exact<{
  id: string;
}>;


export type LiveMatchSubscription = { match: (
    { __typename: 'Match', statistics: (
      { __typename: 'MatchStatistics' }
      & { ' $fragmentRefs'?: { 'MatchStatistics_LiveFragment': MatchStatistics_LiveFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MatchPage_MatchFragment': MatchPage_MatchFragment } }
  ) };

export type GrantMembershipMutationVariables = Exact<{
  input: GrantMembershipInput;
}>;


export type GrantMembershipMutation = { __typename: 'Mutation', grantMembership:
    | (
      { __typename: 'AlreadyMemberError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AlreadyMemberError_Fragment': MutationFailure_AlreadyMemberError_Fragment } }
    )
    | { __typename: 'GrantMembershipSuccess', membership: { __typename: 'Membership', id: string, holderName: string } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type RenewMembershipMutationVariables = Exact<{
  input: RenewMembershipInput;
}>;


export type RenewMembershipMutation = { __typename: 'Mutation', renewMembership:
    | (
      { __typename: 'AlreadyMemberError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AlreadyMemberError_Fragment': MutationFailure_AlreadyMemberError_Fragment } }
    )
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RenewMembershipSuccess', membership: { __typename: 'Membership', id: string, holderName: string, expiryDate: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type MembershipsPageQueryVariables = Exact<{
  filter: MembershipFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type MembershipsPageQuery = { __typename: 'Query', memberships: { __typename: 'MembershipPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Membership', id: string }
      & { ' $fragmentRefs'?: { 'MembershipRow_MembershipFragment': MembershipRow_MembershipFragment } }
    )> } };

export type EndMembershipMutationVariables = Exact<{
  input: EndMembershipInput;
}>;


export type EndMembershipMutation = { __typename: 'Mutation', endMembership:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | { __typename: 'EndMembershipSuccess', membership: { __typename: 'Membership', id: string, holderName: string } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type MembershipRow_MembershipFragment = { __typename: 'Membership', id: string, type: string, activationDate: string, expiryDate: string, state: MembershipState, memberNumber: string, holderName: string, holderEmail: string } & { ' $fragmentName'?: 'MembershipRow_MembershipFragment' };

export type MembershipCard_MembershipFragment = { __typename: 'Membership', id: string, qrCode: string, type: string, memberNumber: string, activationDate: string, expiryDate: string } & { ' $fragmentName'?: 'MembershipCard_MembershipFragment' };

export type MembershipPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipPanelQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, membership: (
      { __typename: 'Membership', id: string }
      & { ' $fragmentRefs'?: { 'MembershipCard_MembershipFragment': MembershipCard_MembershipFragment } }
    ) | null } | null };

export type ArticleHead_ArticleFragment = { __typename: 'NewsArticle', id: string, title: string, content: string, imageUrl: string | null, galleryImages: Array<string>, publicationDate: string, authorName: string | null, category: (
    { __typename: 'NewsCategory', id: string, slug: string, name: string, color: string }
    & { ' $fragmentRefs'?: { 'CategoryBadge_CategoryFragment': CategoryBadge_CategoryFragment } }
  ) } & { ' $fragmentName'?: 'ArticleHead_ArticleFragment' };

export type ArticleNeighbours_ArticleFragment = { __typename: 'NewsArticle', id: string, previous: { __typename: 'NewsArticle', id: string, title: string } | null, next: { __typename: 'NewsArticle', id: string, title: string } | null } & { ' $fragmentName'?: 'ArticleNeighbours_ArticleFragment' };

export type ArticlePageQueryVariables = Exact<{
  id: string;
}>;


export type ArticlePageQuery = { __typename: 'Query', article: (
    { __typename: 'NewsArticle', id: string, title: string, content: string, imageUrl: string | null, publicationDate: string, updatedAt: string, state: ArticleState, excerpt: string }
    & { ' $fragmentRefs'?: { 'ArticleHead_ArticleFragment': ArticleHead_ArticleFragment;'ArticleNeighbours_ArticleFragment': ArticleNeighbours_ArticleFragment;'RelatedNews_ArticleFragment': RelatedNews_ArticleFragment;'ArticleJsonLd_ArticleFragment': ArticleJsonLd_ArticleFragment;'Comments_ArticleFragment': Comments_ArticleFragment } }
  ) | null };

export type CategoryBadge_CategoryFragment = { __typename: 'NewsCategory', name: string, color: string } & { ' $fragmentName'?: 'CategoryBadge_CategoryFragment' };

export type NewsCard_ArticleFragment = { __typename: 'NewsArticle', id: string, title: string, excerpt: string, imageUrl: string | null, publicationDate: string, category: (
    { __typename: 'NewsCategory', id: string, color: string }
    & { ' $fragmentRefs'?: { 'CategoryBadge_CategoryFragment': CategoryBadge_CategoryFragment } }
  ) } & { ' $fragmentName'?: 'NewsCard_ArticleFragment' };

export type NewsCategories_CategoryFragment = { __typename: 'NewsCategory', id: string, slug: string, name: string, color: string } & { ' $fragmentName'?: 'NewsCategories_CategoryFragment' };

export type NewsListPageQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  page: number;
  upTo?: string | null | undefined;
  pageSize: number;
}>;


export type NewsListPageQuery = { __typename: 'Query', news: { __typename: 'NewsPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'NewsArticle', id: string }
      & { ' $fragmentRefs'?: { 'NewsCard_ArticleFragment': NewsCard_ArticleFragment } }
    )> }, newsCategories: Array<(
    { __typename: 'NewsCategory', id: string, slug: string, name: string, description: string | null }
    & { ' $fragmentRefs'?: { 'NewsCategories_CategoryFragment': NewsCategories_CategoryFragment } }
  )> };

export type RelatedNews_ArticleFragment = { __typename: 'NewsArticle', id: string, related: Array<{ __typename: 'NewsArticle', id: string, title: string, excerpt: string, imageUrl: string | null, publicationDate: string, category: { __typename: 'NewsCategory', id: string, color: string } }> } & { ' $fragmentName'?: 'RelatedNews_ArticleFragment' };

export type ArticleJsonLd_ArticleFragment = { __typename: 'NewsArticle', id: string, title: string, imageUrl: string | null, galleryImages: Array<string>, publicationDate: string, updatedAt: string, authorName: string | null, category: { __typename: 'NewsCategory', id: string, name: string } } & { ' $fragmentName'?: 'ArticleJsonLd_ArticleFragment' };

export type ArticleEditorQueryVariables = Exact<{
  id: string;
}>;


export type ArticleEditorQuery = { __typename: 'Query', article: (
    { __typename: 'NewsArticle', id: string }
    & { ' $fragmentRefs'?: { 'EditedArticle_ArticleFragment': EditedArticle_ArticleFragment } }
  ) | null, newsCategories: Array<{ __typename: 'NewsCategory', id: string, slug: string, name: string }> };

export type DeleteEditedArticleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEditedArticleMutation = { __typename: 'Mutation', deleteArticle:
    | { __typename: 'DeleteArticleSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type OwnDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDraftsQuery = { __typename: 'Query', allNews: { __typename: 'NewsPage', items: Array<{ __typename: 'NewsArticle', id: string, title: string, updatedAt: string }> } };

export type EditedArticle_ArticleFragment = { __typename: 'NewsArticle', id: string, title: string, content: string, imageUrl: string | null, galleryImages: Array<string>, publicationDate: string, state: ArticleState, version: number, notify: boolean, updatedAt: string, category: { __typename: 'NewsCategory', id: string, slug: string, name: string } } & { ' $fragmentName'?: 'EditedArticle_ArticleFragment' };

export type CreateEditedArticleMutationVariables = Exact<{
  input: ArticleInput;
}>;


export type CreateEditedArticleMutation = { __typename: 'Mutation', createArticle:
    | { __typename: 'CreateArticleSuccess', article: (
        { __typename: 'NewsArticle', id: string }
        & { ' $fragmentRefs'?: { 'EditedArticle_ArticleFragment': EditedArticle_ArticleFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateEditedArticleMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type UpdateEditedArticleMutation = { __typename: 'Mutation', updateArticle:
    | (
      { __typename: 'ArticleConflictError', stored: (
        { __typename: 'NewsArticle', id: string }
        & { ' $fragmentRefs'?: { 'EditedArticle_ArticleFragment': EditedArticle_ArticleFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'MutationFailure_ArticleConflictError_Fragment': MutationFailure_ArticleConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateArticleSuccess', article: (
        { __typename: 'NewsArticle', id: string }
        & { ' $fragmentRefs'?: { 'EditedArticle_ArticleFragment': EditedArticle_ArticleFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UploadEditedImageMutationVariables = Exact<{
  input: UploadNewsImageInput;
}>;


export type UploadEditedImageMutation = { __typename: 'Mutation', uploadNewsImage:
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | { __typename: 'UploadNewsImageSuccess', imageUrl: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type CategoriesManagerQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesManagerQuery = { __typename: 'Query', allNewsCategories: Array<(
    { __typename: 'NewsCategory', id: string }
    & { ' $fragmentRefs'?: { 'CategoryRow_CategoryFragment': CategoryRow_CategoryFragment } }
  )> };

export type CategoryRow_CategoryFragment = { __typename: 'NewsCategory', id: string, name: string, slug: string, description: string | null, color: string, isActive: boolean, articleCount: number } & { ' $fragmentName'?: 'CategoryRow_CategoryFragment' };

export type MoveCategoryMutationVariables = Exact<{
  input: MoveNewsCategoryInput;
}>;


export type MoveCategoryMutation = { __typename: 'Mutation', moveNewsCategory:
    | { __typename: 'MoveNewsCategorySuccess', categories: Array<{ __typename: 'NewsCategory', id: string }> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteCategoryMutationVariables = Exact<{
  input: DeleteNewsCategoryInput;
}>;


export type DeleteCategoryMutation = { __typename: 'Mutation', deleteNewsCategory:
    | (
      { __typename: 'CategoryInUseError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_CategoryInUseError_Fragment': MutationFailure_CategoryInUseError_Fragment } }
    )
    | { __typename: 'DeleteNewsCategorySuccess', categories: Array<{ __typename: 'NewsCategory', id: string }> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateNewsCategoryInput;
}>;


export type CreateCategoryMutation = { __typename: 'Mutation', createNewsCategory:
    | { __typename: 'CreateNewsCategorySuccess', categories: Array<{ __typename: 'NewsCategory', id: string }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateCategoryMutationVariables = Exact<{
  input: UpdateNewsCategoryInput;
}>;


export type UpdateCategoryMutation = { __typename: 'Mutation', updateNewsCategory:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateNewsCategorySuccess', categories: Array<{ __typename: 'NewsCategory', id: string }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type NewsManagerQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: string | null | undefined;
  state?: ArticleState | null | undefined;
  order: ArticleOrder;
  descending: boolean;
  page: number;
  upTo?: string | null | undefined;
}>;


export type NewsManagerQuery = { __typename: 'Query', allNews: { __typename: 'NewsPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'NewsArticle', id: string }
      & { ' $fragmentRefs'?: { 'NewsRow_ArticleFragment': NewsRow_ArticleFragment } }
    )> }, allNewsCategories: Array<{ __typename: 'NewsCategory', id: string, slug: string, name: string }> };

export type NewsRow_ArticleFragment = { __typename: 'NewsArticle', id: string, version: number, title: string, state: ArticleState, publicationDate: string, authorName: string | null, category: { __typename: 'NewsCategory', id: string, name: string, color: string } } & { ' $fragmentName'?: 'NewsRow_ArticleFragment' };

export type SetNewsStatusMutationVariables = Exact<{
  input: SetNewsStatusInput;
}>;


export type SetNewsStatusMutation = { __typename: 'Mutation', setNewsStatus:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'IncompleteArticlesError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_IncompleteArticlesError_Fragment': MutationFailure_IncompleteArticlesError_Fragment } }
    )
    | { __typename: 'SetNewsStatusSuccess', articles: Array<{ __typename: 'NewsArticle', id: string, state: ArticleState }> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteArticlesMutationVariables = Exact<{
  input: DeleteArticlesInput;
}>;


export type DeleteArticlesMutation = { __typename: 'Mutation', deleteArticles:
    | { __typename: 'DeleteArticlesSuccess', ids: Array<string> }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type SentNotices_MatchFragment = { __typename: 'Match', id: string, notices: Array<{ __typename: 'MatchNotice', id: string, lastChangeAt: string, settledAt: string | null, sentence: string | null, content: { __typename: 'NoticeContent', title: string, lines: Array<string>, people: number } | null, delivery: { __typename: 'NoticeDelivery', sent: number, failed: number, obsolete: number, waiting: number, devices: number | null } }> } & { ' $fragmentName'?: 'SentNotices_MatchFragment' };

export type NotificationAudienceQueryVariables = Exact<{
  preference: MessagePreference;
}>;


export type NotificationAudienceQuery = { __typename: 'Query', notificationAudience: { __typename: 'NotificationAudience', devices: number, people: number } };

export type SendNotificationMutationVariables = Exact<{
  input: SendNotificationInput;
}>;


export type SendNotificationMutation = { __typename: 'Mutation', sendNotification:
    | { __typename: 'SendNotificationSuccess', notification: { __typename: 'SentNotification', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type NotificationsPageQueryVariables = Exact<{
  page: number;
  upTo?: string | null | undefined;
}>;


export type NotificationsPageQuery = { __typename: 'Query', sentNotifications: { __typename: 'SentNotificationPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'SentNotification', id: string }
      & { ' $fragmentRefs'?: { 'NotificationRow_NotificationFragment': NotificationRow_NotificationFragment } }
    )> } };

export type NotificationRow_NotificationFragment = { __typename: 'SentNotification', id: string, title: string, body: string, url: string, sentAt: string, preference: NotificationPreference | null, queuedAt: string | null, devices: number, delivered: number, gone: number, failed: number } & { ' $fragmentName'?: 'NotificationRow_NotificationFragment' };

export type PaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type PaymentPageQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, reference: string, state: OrderState, amount: string, vatRate: string, provider: OrderProvider, paidAt: string | null, paidBy: OrderPayment | null, paymentId: string | null, ticketId: string | null, refundReason: RefundReason | null, refundAfter: string | null, refundedAt: string | null, refundId: string | null, buyerName: string | null, buyerEmail: string | null, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string } | null, events: Array<{ __typename: 'OrderEvent', id: string, at: string, kind: OrderEventKind, detail: string | null }> } | null };

export type RetryRefundMutationVariables = Exact<{
  input: OrderRefundInput;
}>;


export type RetryRefundMutation = { __typename: 'Mutation', retryRefund:
    | (
      { __typename: 'NoRefundDueError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NoRefundDueError_Fragment': MutationFailure_NoRefundDueError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RetryRefundSuccess', order: { __typename: 'Order', id: string, state: OrderState } }
   };

export type PaymentsPageQueryVariables = Exact<{
  filter: OrderFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type PaymentsPageQuery = { __typename: 'Query', ticketVatRate: string, orders: { __typename: 'OrderPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Order' }
      & { ' $fragmentRefs'?: { 'OrderRow_OrderFragment': OrderRow_OrderFragment } }
    )> } };

export type OrderExportQueryVariables = Exact<{
  filter: OrderFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type OrderExportQuery = { __typename: 'Query', orders: { __typename: 'OrderPage', pageCount: number, upTo: string | null, items: Array<{ __typename: 'Order', id: string, reference: string, state: OrderState, amount: string, vatRate: string, provider: OrderProvider, paidAt: string | null, paidBy: OrderPayment | null, paymentId: string | null, refundReason: RefundReason | null, refundedAt: string | null, refundId: string | null, ticketId: string | null, buyerName: string | null, buyerEmail: string | null, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string } | null }> } };

export type UpdatePaymentSettingsMutationVariables = Exact<{
  input: PaymentSettingsInput;
}>;


export type UpdatePaymentSettingsMutation = { __typename: 'Mutation', updatePaymentSettings:
    | { __typename: 'UpdatePaymentSettingsSuccess', vatRate: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type OrderRow_OrderFragment = { __typename: 'Order', id: string, reference: string, state: OrderState, amount: string, createdAt: string, buyerName: string | null, refundReason: RefundReason | null, match: { __typename: 'Match', id: string, opponent: string } | null } & { ' $fragmentName'?: 'OrderRow_OrderFragment' };

export type PayPageQueryVariables = Exact<{
  id: string;
}>;


export type PayPageQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, order: { __typename: 'Order', id: string, reference: string, state: OrderState, amount: string, until: string, isPayable: boolean, isHeld: boolean, ticketId: string | null, refundReason: RefundReason | null, match: (
        { __typename: 'Match', id: string }
        & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment } }
      ) | null } | null } | null };

export type StartPaymentMutationVariables = Exact<{
  input: StartPaymentInput;
}>;


export type StartPaymentMutation = { __typename: 'Mutation', startPayment:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'OrderClosedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_OrderClosedError_Fragment': MutationFailure_OrderClosedError_Fragment } }
    )
    | { __typename: 'StartPaymentSuccess', address: string, form: Array<{ __typename: 'PaymentFormField', name: string, value: string }> | null, order: { __typename: 'Order', id: string, address: string } }
   };

export type TryPaymentAgainMutationVariables = Exact<{
  input: PurchaseTicketInput;
}>;


export type TryPaymentAgainMutation = { __typename: 'Mutation', purchaseTicket:
    | (
      { __typename: 'MatchNotOnSaleError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchNotOnSaleError_Fragment': MutationFailure_MatchNotOnSaleError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'PaymentRequired', order: { __typename: 'Order', id: string, address: string } }
      & { ' $fragmentRefs'?: { 'MutationFailure_PaymentRequired_Fragment': MutationFailure_PaymentRequired_Fragment } }
    )
    | { __typename: 'PurchaseTicketSuccess' }
    | (
      { __typename: 'SoldOutError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SoldOutError_Fragment': MutationFailure_SoldOutError_Fragment } }
    )
    | (
      { __typename: 'TicketAlreadyOwnedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketAlreadyOwnedError_Fragment': MutationFailure_TicketAlreadyOwnedError_Fragment } }
    )
   };

export type PlayerCard_PlayerFragment = (
  { __typename: 'Player', dorsal: number, name: string, position: Array<Position>, country: string, overall: number, atkOverall: number, defOverall: number }
  & { ' $fragmentRefs'?: { 'PlayerPicture_PlayerFragment': PlayerPicture_PlayerFragment } }
) & { ' $fragmentName'?: 'PlayerCard_PlayerFragment' };

export type PlayerDialog_PlayerFragment = (
  { __typename: 'Player', dorsal: number, name: string }
  & { ' $fragmentRefs'?: { 'PlayerSheet_PlayerFragment': PlayerSheet_PlayerFragment } }
) & { ' $fragmentName'?: 'PlayerDialog_PlayerFragment' };

export type PlayerPicture_PlayerFragment = { __typename: 'Player', dorsal: number, profileImage: string | null } & { ' $fragmentName'?: 'PlayerPicture_PlayerFragment' };

export type PlayerSheet_PlayerFragment = (
  { __typename: 'Player', position: Array<Position>, country: string, overall: number, primaryQuality: string | null, secondaryQuality: string | null }
  & { ' $fragmentRefs'?: { 'Ratings_PlayerFragment': Ratings_PlayerFragment;'PlayerPicture_PlayerFragment': PlayerPicture_PlayerFragment } }
) & { ' $fragmentName'?: 'PlayerSheet_PlayerFragment' };

export type PlayerWithoutScript_PlayerFragment = (
  { __typename: 'Player', name: string, dorsal: number }
  & { ' $fragmentRefs'?: { 'PlayerSheet_PlayerFragment': PlayerSheet_PlayerFragment } }
) & { ' $fragmentName'?: 'PlayerWithoutScript_PlayerFragment' };

export type SquadPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SquadPageQuery = { __typename: 'Query', players: Array<(
    { __typename: 'Player', id: string, dorsal: number, position: Array<Position> }
    & { ' $fragmentRefs'?: { 'PlayerCard_PlayerFragment': PlayerCard_PlayerFragment;'PlayerDialog_PlayerFragment': PlayerDialog_PlayerFragment;'PlayerWithoutScript_PlayerFragment': PlayerWithoutScript_PlayerFragment;'SquadSeo_PlayerFragment': SquadSeo_PlayerFragment } }
  )> };

export type SquadSeo_PlayerFragment = (
  { __typename: 'Player', dorsal: number, name: string, position: Array<Position>, country: string, overall: number, primaryQuality: string | null, secondaryQuality: string | null, profileImage: string | null }
  & { ' $fragmentRefs'?: { 'SquadJsonLd_PlayerFragment': SquadJsonLd_PlayerFragment } }
) & { ' $fragmentName'?: 'SquadSeo_PlayerFragment' };

export type CreatePlayerMutationVariables = Exact<{
  input: CreatePlayerInput;
}>;


export type CreatePlayerMutation = { __typename: 'Mutation', createPlayer:
    | { __typename: 'CreatePlayerSuccess', player: { __typename: 'Player', id: string } }
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdatePlayerMutationVariables = Exact<{
  input: UpdatePlayerInput;
}>;


export type UpdatePlayerMutation = { __typename: 'Mutation', updatePlayer:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | { __typename: 'UpdatePlayerSuccess', player: { __typename: 'Player', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ManagePlayersPageQueryVariables = Exact<{
  filter: StaffPlayerFilter;
  sort: PlayerSort;
  descending: boolean;
  page: number;
  upTo?: string | null | undefined;
}>;


export type ManagePlayersPageQuery = { __typename: 'Query', staffPlayers: { __typename: 'PlayerPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Player', id: string }
      & { ' $fragmentRefs'?: { 'PlayerRow_PlayerFragment': PlayerRow_PlayerFragment } }
    )> } };

export type DeletePlayerMutationVariables = Exact<{
  input: DeletePlayerInput;
}>;


export type DeletePlayerMutation = { __typename: 'Mutation', deletePlayer:
    | { __typename: 'DeletePlayerSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type PlayerRow_PlayerFragment = (
  { __typename: 'Player', id: string, dorsal: number, name: string, position: Array<Position>, country: string, overall: number, atkOverall: number, shooting: number, finishing: number, concentration: number, passing: number, defOverall: number, steal: number, block: number, perimeter: number, interior: number, primaryQuality: string | null, secondaryQuality: string | null, profileImage: string | null, isActive: boolean }
  & { ' $fragmentRefs'?: { 'PlayerPicture_PlayerFragment': PlayerPicture_PlayerFragment } }
) & { ' $fragmentName'?: 'PlayerRow_PlayerFragment' };

export type Ratings_PlayerFragment = { __typename: 'Player', atkOverall: number, shooting: number, finishing: number, concentration: number, passing: number, defOverall: number, steal: number, block: number, perimeter: number, interior: number } & { ' $fragmentName'?: 'Ratings_PlayerFragment' };

export type SquadJsonLd_PlayerFragment = { __typename: 'Player', dorsal: number, name: string, position: Array<Position>, country: string, profileImage: string | null } & { ' $fragmentName'?: 'SquadJsonLd_PlayerFragment' };

export type AchievementGrid_AchievementFragment = { __typename: 'FanAchievement', id: string, name: string, description: string, points: number, icon: string, color: string, earnedAt: string | null, progress: number, target: number } & { ' $fragmentName'?: 'AchievementGrid_AchievementFragment' };

export type AnnouncementsQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncementsQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, achievements: Array<(
      { __typename: 'FanAchievement', id: string }
      & { ' $fragmentRefs'?: { 'UseAnnouncements_AchievementFragment': UseAnnouncements_AchievementFragment } }
    )> } | null };

export type PointsHistory_PointsFragment = { __typename: 'FanPoints', history: Array<{ __typename: 'PointsEntry', id: string, description: string, points: number, createdAt: string }> } & { ' $fragmentName'?: 'PointsHistory_PointsFragment' };

export type PointsPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type PointsPanelQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, points: (
      { __typename: 'FanPoints' }
      & { ' $fragmentRefs'?: { 'PointsSummary_PointsFragment': PointsSummary_PointsFragment;'PointsHistory_PointsFragment': PointsHistory_PointsFragment } }
    ), achievements: Array<(
      { __typename: 'FanAchievement', id: string }
      & { ' $fragmentRefs'?: { 'AchievementGrid_AchievementFragment': AchievementGrid_AchievementFragment;'UseAnnouncements_AchievementFragment': UseAnnouncements_AchievementFragment } }
    )> } | null };

export type PointsSummary_PointsFragment = { __typename: 'FanPoints', totalPoints: number, level: FanLevel, levelProgress: number, nextLevel: FanLevel | null, pointsToNextLevel: number | null, recentActivityCount: number } & { ' $fragmentName'?: 'PointsSummary_PointsFragment' };

export type AwardRow_AchievementFragment = { __typename: 'ManualAchievement', id: string, achievementId: string, name: string, description: string, points: number, earnedAt: string | null } & { ' $fragmentName'?: 'AwardRow_AchievementFragment' };

export type ManualAchievementsQueryVariables = Exact<{
  userId: string;
}>;


export type ManualAchievementsQuery = { __typename: 'Query', manualAchievements: Array<(
    { __typename: 'ManualAchievement', id: string }
    & { ' $fragmentRefs'?: { 'AwardRow_AchievementFragment': AwardRow_AchievementFragment } }
  )> };

export type GrantAchievementMutationVariables = Exact<{
  input: GrantAchievementInput;
}>;


export type GrantAchievementMutation = { __typename: 'Mutation', grantAchievement:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | { __typename: 'GrantAchievementSuccess', achievement: (
        { __typename: 'ManualAchievement', id: string }
        & { ' $fragmentRefs'?: { 'AwardRow_AchievementFragment': AwardRow_AchievementFragment } }
      ) }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type RevokeAchievementMutationVariables = Exact<{
  input: RevokeAchievementInput;
}>;


export type RevokeAchievementMutation = { __typename: 'Mutation', revokeAchievement:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RevokeAchievementSuccess', achievement: (
        { __typename: 'ManualAchievement', id: string }
        & { ' $fragmentRefs'?: { 'AwardRow_AchievementFragment': AwardRow_AchievementFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UseAnnouncements_AchievementFragment = { __typename: 'FanAchievement', id: string, name: string, points: number, earnedAt: string | null, announced: boolean } & { ' $fragmentName'?: 'UseAnnouncements_AchievementFragment' };

export type MarkAchievementsSeenMutationVariables = Exact<{
  input: MarkAchievementsSeenInput;
}>;


export type MarkAchievementsSeenMutation = { __typename: 'Mutation', markAchievementsSeen: { __typename: 'MarkAchievementsSeenSuccess', ids: Array<string> } };

export type ProductsPageQueryVariables = Exact<{
  filter: ProductFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type ProductsPageQuery = { __typename: 'Query', productCategories: Array<string>, products: { __typename: 'ProductPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ProductRow_ProductFragment': ProductRow_ProductFragment } }
    )> } };

export type DeleteProductMutationVariables = Exact<{
  input: DeleteProductInput;
}>;


export type DeleteProductMutation = { __typename: 'Mutation', deleteProduct:
    | { __typename: 'DeleteProductSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type CreateProductMutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type CreateProductMutation = { __typename: 'Mutation', createProduct:
    | { __typename: 'CreateProductSuccess', product: { __typename: 'Product', id: string } }
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ProductRow_ProductFragment = { __typename: 'Product', id: string, name: string, description: string | null, category: string, price: string, stock: number, imageUrl: string | null, isActive: boolean, updatedAt: string } & { ' $fragmentName'?: 'ProductRow_ProductFragment' };

export type UpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { __typename: 'Mutation', updateProduct:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | { __typename: 'UpdateProductSuccess', product: { __typename: 'Product', id: string, isActive: boolean } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type PushServer_SubscriptionFragment = { __typename: 'PushSubscription', id: string, preferences: { __typename: 'PushPreferences', matchUpdates: boolean, teamNews: boolean, membershipOffers: boolean, gameReminders: boolean } } & { ' $fragmentName'?: 'PushServer_SubscriptionFragment' };

export type VapidPublicKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type VapidPublicKeyQuery = { __typename: 'Query', vapidPublicKey: string };

export type OwnPushSubscriptionQueryVariables = Exact<{
  endpoint: string;
}>;


export type OwnPushSubscriptionQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, pushSubscription: (
      { __typename: 'PushSubscription' }
      & { ' $fragmentRefs'?: { 'PushServer_SubscriptionFragment': PushServer_SubscriptionFragment } }
    ) | null } | null };

export type SubscribeToPushMutationVariables = Exact<{
  input: SubscribeToPushInput;
}>;


export type SubscribeToPushMutation = { __typename: 'Mutation', subscribeToPush:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SubscribeToPushSuccess', subscription: (
        { __typename: 'PushSubscription' }
        & { ' $fragmentRefs'?: { 'PushServer_SubscriptionFragment': PushServer_SubscriptionFragment } }
      ) | null }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UnsubscribeFromPushMutationVariables = Exact<{
  endpoint: string;
}>;


export type UnsubscribeFromPushMutation = { __typename: 'Mutation', unsubscribeFromPush:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UnsubscribeFromPushSuccess' }
   };

export type UpdatePushPreferencesMutationVariables = Exact<{
  input: UpdatePushPreferencesInput;
}>;


export type UpdatePushPreferencesMutation = { __typename: 'Mutation', updatePushPreferences:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdatePushPreferencesSuccess' }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type SponsorCard_SponsorFragment = { __typename: 'Sponsor', id: string, name: string, category: SponsorCategory, logoUrl: string | null, website: string | null } & { ' $fragmentName'?: 'SponsorCard_SponsorFragment' };

export type SponsorProfile_SponsorFragment = { __typename: 'Sponsor', id: string, name: string, category: SponsorCategory, logoUrl: string | null, website: string | null, description: string | null } & { ' $fragmentName'?: 'SponsorProfile_SponsorFragment' };

export type SponsorWall_SponsorFragment = (
  { __typename: 'Sponsor', id: string, category: SponsorCategory }
  & { ' $fragmentRefs'?: { 'SponsorCard_SponsorFragment': SponsorCard_SponsorFragment } }
) & { ' $fragmentName'?: 'SponsorWall_SponsorFragment' };

export type SponsorsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SponsorsPageQuery = { __typename: 'Query', sponsors: Array<(
    { __typename: 'Sponsor', id: string, category: SponsorCategory }
    & { ' $fragmentRefs'?: { 'SponsorProfile_SponsorFragment': SponsorProfile_SponsorFragment;'SponsorsJsonLd_SponsorFragment': SponsorsJsonLd_SponsorFragment } }
  )> };

export type CreateSponsorInquiryMutationVariables = Exact<{
  input: CreateSponsorInquiryInput;
}>;


export type CreateSponsorInquiryMutation = { __typename: 'Mutation', createSponsorInquiry:
    | { __typename: 'CreateSponsorInquirySuccess', receivedAt: string }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type DeleteSponsorMutationVariables = Exact<{
  input: DeleteSponsorInput;
}>;


export type DeleteSponsorMutation = { __typename: 'Mutation', deleteSponsor:
    | { __typename: 'DeleteSponsorSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type ManageSponsorsPageQueryVariables = Exact<{
  search?: string | null | undefined;
  category?: SponsorCategory | null | undefined;
  page: number;
  upTo?: string | null | undefined;
}>;


export type ManageSponsorsPageQuery = { __typename: 'Query', allSponsors: { __typename: 'SponsorPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Sponsor', id: string }
      & { ' $fragmentRefs'?: { 'ManagedSponsor_SponsorFragment': ManagedSponsor_SponsorFragment } }
    )> } };

export type CreateSponsorMutationVariables = Exact<{
  input: CreateSponsorInput;
}>;


export type CreateSponsorMutation = { __typename: 'Mutation', createSponsor:
    | { __typename: 'CreateSponsorSuccess', sponsor: { __typename: 'Sponsor', id: string } }
    | (
      { __typename: 'UnsupportedFileTypeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_UnsupportedFileTypeError_Fragment': MutationFailure_UnsupportedFileTypeError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ManagedSponsor_SponsorFragment = { __typename: 'Sponsor', id: string, name: string, category: SponsorCategory, logoUrl: string | null, website: string | null, description: string | null, isVisible: boolean, order: number, updatedAt: string } & { ' $fragmentName'?: 'ManagedSponsor_SponsorFragment' };

export type UpdateSponsorMutationVariables = Exact<{
  input: UpdateSponsorInput;
}>;


export type UpdateSponsorMutation = { __typename: 'Mutation', updateSponsor:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateSponsorSuccess', sponsor: { __typename: 'Sponsor', id: string, name: string, isVisible: boolean } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type MoveSponsorMutationVariables = Exact<{
  input: MoveSponsorInput;
}>;


export type MoveSponsorMutation = { __typename: 'Mutation', moveSponsor:
    | { __typename: 'MoveSponsorSuccess', sponsors: Array<{ __typename: 'Sponsor', id: string, order: number }> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ManageAllSponsorsQueryVariables = Exact<{
  category: SponsorCategory;
  page: number;
}>;


export type ManageAllSponsorsQuery = { __typename: 'Query', allSponsors: { __typename: 'SponsorPage', pageCount: number, items: Array<(
      { __typename: 'Sponsor', id: string }
      & { ' $fragmentRefs'?: { 'ManagedSponsor_SponsorFragment': ManagedSponsor_SponsorFragment } }
    )> } };

export type SponsorsJsonLd_SponsorFragment = { __typename: 'Sponsor', id: string, name: string, website: string | null } & { ' $fragmentName'?: 'SponsorsJsonLd_SponsorFragment' };

export type StandingsPageQueryVariables = Exact<{
  competition?: string | null | undefined;
  season?: number | null | undefined;
  group?: string | null | undefined;
  round?: number | null | undefined;
}>;


export type StandingsPageQuery = { __typename: 'Query', standings: (
    { __typename: 'Standings', competition: string, group: string, round: number | null, competitions: Array<string>, groups: Array<string>, rounds: Array<number>, season: { __typename: 'Season', year: number, label: string } }
    & { ' $fragmentRefs'?: { 'StandingsTable_StandingsFragment': StandingsTable_StandingsFragment } }
  ) | null, season: { __typename: 'Season', year: number, label: string } | null, seasons: Array<{ __typename: 'Season', year: number, label: string }> };

export type StandingsTable_StandingsFragment = { __typename: 'Standings', competition: string, order: StandingOrder, zones: Array<{ __typename: 'StandingZoneRange', kind: StandingZone, from: number, to: number }>, rows: Array<{ __typename: 'StandingRow', rank: number | null, position: number, movement: number | null, team: string, abbreviation: string, isClub: boolean, points: number, penalty: number, form: Array<boolean>, zone: StandingZone | null, tiedWith: Array<string>, tieExplanation: string | null, total: { __typename: 'StandingSums', played: number, won: number, lost: number, scored: number, received: number }, home: { __typename: 'StandingSums', won: number, lost: number }, away: { __typename: 'StandingSums', won: number, lost: number } }> } & { ' $fragmentName'?: 'StandingsTable_StandingsFragment' };

export type StatLine_LineFragment = { __typename: 'StatLine', seconds: number, points: number, reboundsOffensive: number, reboundsDefensive: number, assists: number, steals: number, turnovers: number, blocks: number, fouls: number, twos: { __typename: 'Throws', made: number, attempted: number }, threes: { __typename: 'Throws', made: number, attempted: number }, freeThrows: { __typename: 'Throws', made: number, attempted: number } } & { ' $fragmentName'?: 'StatLine_LineFragment' };

export type BoxScore_TeamFragment = { __typename: 'TeamSheet', players: Array<{ __typename: 'PlayerLine', key: string, shirt: string, name: string, isStarter: boolean, plusMinus: number | null, rating: number | null, line: (
      { __typename: 'StatLine' }
      & { ' $fragmentRefs'?: { 'StatLine_LineFragment': StatLine_LineFragment } }
    ) }>, totals: (
    { __typename: 'StatLine' }
    & { ' $fragmentRefs'?: { 'StatLine_LineFragment': StatLine_LineFragment } }
  ) } & { ' $fragmentName'?: 'BoxScore_TeamFragment' };

export type LivePlays_StatisticsFragment = { __typename: 'MatchStatistics', isFinal: boolean, latest: Array<{ __typename: 'Play', number: number, period: number, left: number, kind: PlayKind, side: MatchSide | null, name: string | null, isMade: boolean | null, home: number, away: number }> } & { ' $fragmentName'?: 'LivePlays_StatisticsFragment' };

export type MatchStatisticsQueryVariables = Exact<{
  id: string;
}>;


export type MatchStatisticsQuery = { __typename: 'Query', match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, statistics: (
      { __typename: 'MatchStatistics', isProvisional: boolean, home: (
        { __typename: 'TeamSheet' }
        & { ' $fragmentRefs'?: { 'BoxScore_TeamFragment': BoxScore_TeamFragment;'TeamComparison_TeamFragment': TeamComparison_TeamFragment } }
      ), away: (
        { __typename: 'TeamSheet' }
        & { ' $fragmentRefs'?: { 'BoxScore_TeamFragment': BoxScore_TeamFragment;'TeamComparison_TeamFragment': TeamComparison_TeamFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'ShotChart_StatisticsFragment': ShotChart_StatisticsFragment } }
    ) | null } | null };

export type MatchStatistics_LiveFragment = (
  { __typename: 'MatchStatistics', updatedAt: string }
  & { ' $fragmentRefs'?: { 'LivePlays_StatisticsFragment': LivePlays_StatisticsFragment } }
) & { ' $fragmentName'?: 'MatchStatistics_LiveFragment' };

export type PlayByPlayQueryVariables = Exact<{
  id: string;
}>;


export type PlayByPlayQuery = { __typename: 'Query', match: { __typename: 'Match', id: string, statistics: { __typename: 'MatchStatistics', plays: Array<{ __typename: 'Play', number: number, period: number, left: number, kind: PlayKind, side: MatchSide | null, name: string | null, isMade: boolean | null, home: number, away: number }> } | null } | null };

export type ShotChart_StatisticsFragment = { __typename: 'MatchStatistics', shots: Array<{ __typename: 'Shot', side: MatchSide, value: number, isMade: boolean, x: number, y: number }> } & { ' $fragmentName'?: 'ShotChart_StatisticsFragment' };

export type TeamComparison_TeamFragment = { __typename: 'TeamSheet', players: Array<{ __typename: 'PlayerLine', key: string, name: string, line: (
      { __typename: 'StatLine' }
      & { ' $fragmentRefs'?: { 'StatLine_LineFragment': StatLine_LineFragment } }
    ) }>, totals: (
    { __typename: 'StatLine' }
    & { ' $fragmentRefs'?: { 'StatLine_LineFragment': StatLine_LineFragment } }
  ) } & { ' $fragmentName'?: 'TeamComparison_TeamFragment' };

export type FeedForm_MatchFragment = { __typename: 'Match', id: string, status: MatchStatus, feed: { __typename: 'MatchFeed', address: string, lastReadAt: string | null, error: string | null, nextReadAt: string | null } | null } & { ' $fragmentName'?: 'FeedForm_MatchFragment' };

export type SetMatchFeedMutationVariables = Exact<{
  input: SetMatchFeedInput;
}>;


export type SetMatchFeedMutation = { __typename: 'Mutation', setMatchFeed:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SetMatchFeedSuccess', match: (
        { __typename: 'Match', id: string }
        & { ' $fragmentRefs'?: { 'FeedForm_MatchFragment': FeedForm_MatchFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type StatisticsUpload_MatchFragment = { __typename: 'Match', id: string, status: MatchStatus, homeTeam: string, awayTeam: string, result: string | null, statistics: { __typename: 'MatchStatistics', source: StatisticsSource, updatedAt: string, isProvisional: boolean, home: { __typename: 'TeamSheet', name: string, points: number }, away: { __typename: 'TeamSheet', name: string, points: number } } | null } & { ' $fragmentName'?: 'StatisticsUpload_MatchFragment' };

export type UploadMatchStatisticsMutationVariables = Exact<{
  input: UploadMatchStatisticsInput;
}>;


export type UploadMatchStatisticsMutation = { __typename: 'Mutation', uploadMatchStatistics:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UploadMatchStatisticsSuccess', match: (
        { __typename: 'Match', id: string, hasStatistics: boolean }
        & { ' $fragmentRefs'?: { 'StatisticsUpload_MatchFragment': StatisticsUpload_MatchFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type RemoveMatchStatisticsMutationVariables = Exact<{
  id: string;
}>;


export type RemoveMatchStatisticsMutation = { __typename: 'Mutation', removeMatchStatistics:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RemoveMatchStatisticsSuccess', match: (
        { __typename: 'Match', id: string, hasStatistics: boolean }
        & { ' $fragmentRefs'?: { 'StatisticsUpload_MatchFragment': StatisticsUpload_MatchFragment } }
      ) }
   };

export type ManageTeamsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageTeamsPageQuery = { __typename: 'Query', teams: Array<(
    { __typename: 'Team', id: string, name: string, abbreviation: string, colors: Array<string>, matchCount: number, venue: { __typename: 'Venue', name: string, city: string } | null }
    & { ' $fragmentRefs'?: { 'TeamDialog_TeamFragment': TeamDialog_TeamFragment } }
  )>, venues: Array<{ __typename: 'Venue', id: string, name: string, city: string }> };

export type DeleteTeamMutationVariables = Exact<{
  input: DeleteTeamInput;
}>;


export type DeleteTeamMutation = { __typename: 'Mutation', deleteTeam:
    | { __typename: 'DeleteTeamSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TeamInUseError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TeamInUseError_Fragment': MutationFailure_TeamInUseError_Fragment } }
    )
   };

export type ManageVenuesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ManageVenuesPageQuery = { __typename: 'Query', venues: Array<(
    { __typename: 'Venue', id: string, name: string, city: string, street: string | null, postalCode: string | null }
    & { ' $fragmentRefs'?: { 'VenueDialog_VenueFragment': VenueDialog_VenueFragment } }
  )> };

export type DeleteVenueMutationVariables = Exact<{
  input: DeleteVenueInput;
}>;


export type DeleteVenueMutation = { __typename: 'Mutation', deleteVenue:
    | { __typename: 'DeleteVenueSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type TeamDialog_TeamFragment = { __typename: 'Team', id: string, name: string, ownAbbreviation: string | null, colors: Array<string>, crestUrl: string | null, venue: { __typename: 'Venue', id: string } | null } & { ' $fragmentName'?: 'TeamDialog_TeamFragment' };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { __typename: 'Mutation', createTeam:
    | { __typename: 'CreateTeamSuccess', team: { __typename: 'Team', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { __typename: 'Mutation', updateTeam:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateTeamSuccess', team: { __typename: 'Team', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type VenueDialog_VenueFragment = { __typename: 'Venue', id: string, name: string, city: string, street: string | null, postalCode: string | null, directions: string | null, mapUrl: string | null } & { ' $fragmentName'?: 'VenueDialog_VenueFragment' };

export type CreateVenueMutationVariables = Exact<{
  input: CreateVenueInput;
}>;


export type CreateVenueMutation = { __typename: 'Mutation', createVenue:
    | { __typename: 'CreateVenueSuccess', venue: { __typename: 'Venue', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateVenueMutationVariables = Exact<{
  input: UpdateVenueInput;
}>;


export type UpdateVenueMutation = { __typename: 'Mutation', updateVenue:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateVenueSuccess', venue: { __typename: 'Venue', id: string } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type GiftPageQueryVariables = Exact<{
  id: string;
}>;


export type GiftPageQuery = { __typename: 'Query', ticketGift: { __typename: 'OfferedGift', id: string, giverName: string | null, isOwn: boolean, match: (
      { __typename: 'Match', id: string }
      & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment } }
    ) } | null };

export type AcceptTicketMutationVariables = Exact<{
  input: GiftIdInput;
}>;


export type AcceptTicketMutation = { __typename: 'Mutation', acceptTicket:
    | { __typename: 'AcceptTicketSuccess', ticket: { __typename: 'Ticket', id: string } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TicketAlreadyOwnedError', ticket: { __typename: 'Ticket', id: string } }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketAlreadyOwnedError_Fragment': MutationFailure_TicketAlreadyOwnedError_Fragment } }
    )
    | (
      { __typename: 'TooLateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TooLateError_Fragment': MutationFailure_TooLateError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type GiveTicketMutationVariables = Exact<{
  input: GiveTicketInput;
}>;


export type GiveTicketMutation = { __typename: 'Mutation', giveTicket:
    | { __typename: 'GiveTicketSuccess', ticket: (
        { __typename: 'Ticket' }
        & { ' $fragmentRefs'?: { 'TicketActions_TicketFragment': TicketActions_TicketFragment } }
      ) }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TicketEndedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketEndedError_Fragment': MutationFailure_TicketEndedError_Fragment } }
    )
    | (
      { __typename: 'TooLateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TooLateError_Fragment': MutationFailure_TooLateError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type NextMatch_MatchFragment = (
  { __typename: 'Match', id: string, matchDate: string, status: MatchStatus, isOnSale: boolean, ticketPrice: string }
  & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment } }
) & { ' $fragmentName'?: 'NextMatch_MatchFragment' };

export type NextMatchPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NextMatchPageQuery = { __typename: 'Query', matches: { __typename: 'MatchPage', items: Array<(
      { __typename: 'Match', id: string, isHome: boolean, location: string, status: MatchStatus }
      & { ' $fragmentRefs'?: { 'NextMatch_MatchFragment': NextMatch_MatchFragment;'MatchGuide_MatchFragment': MatchGuide_MatchFragment;'NextMatchSeo_MatchFragment': NextMatchSeo_MatchFragment;'TicketCard_MatchFragment': TicketCard_MatchFragment } }
    )> } };

export type NextMatchSeo_MatchFragment = (
  { __typename: 'Match', homeTeam: string, awayTeam: string, matchDate: string, location: string, isOnSale: boolean, ticketPrice: string }
  & { ' $fragmentRefs'?: { 'MatchJsonLd_MatchFragment': MatchJsonLd_MatchFragment } }
) & { ' $fragmentName'?: 'NextMatchSeo_MatchFragment' };

export type OwnWaitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWaitsQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, seatWaits: Array<{ __typename: 'SeatWait', place: number | null, offeredUntil: string | null, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, matchDate: string } }> } | null };

export type PurchasePanel_MatchFragment = { __typename: 'Match', id: string, opponent: string, isHome: boolean, location: string, status: MatchStatus, ticketPrice: string, ticketsAvailable: number, isOnSale: boolean, isWaitingListOpen: boolean } & { ' $fragmentName'?: 'PurchasePanel_MatchFragment' };

export type ReturnTicketMutationVariables = Exact<{
  input: TicketIdInput;
}>;


export type ReturnTicketMutation = { __typename: 'Mutation', returnTicket:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'ReturnTicketSuccess', match: { __typename: 'Match', id: string, ticketsAvailable: number, isOnSale: boolean, isWaitingListOpen: boolean } }
    | (
      { __typename: 'TicketEndedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketEndedError_Fragment': MutationFailure_TicketEndedError_Fragment } }
    )
    | (
      { __typename: 'TooLateError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TooLateError_Fragment': MutationFailure_TooLateError_Fragment } }
    )
   };

export type TicketActions_TicketFragment = { __typename: 'Ticket', id: string, canReturn: boolean, returnsUntil: string | null, pricePaid: string, paidBy: TicketPayment, receipt: string | null, canGive: boolean, admission: { __typename: 'TicketAdmission', at: string } | null, gift: { __typename: 'TicketGift', email: string } | null, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string } } & { ' $fragmentName'?: 'TicketActions_TicketFragment' };

export type KeepTicketMutationVariables = Exact<{
  input: TicketIdInput;
}>;


export type KeepTicketMutation = { __typename: 'Mutation', keepTicket:
    | { __typename: 'KeepTicketSuccess', ticket: (
        { __typename: 'Ticket' }
        & { ' $fragmentRefs'?: { 'TicketActions_TicketFragment': TicketActions_TicketFragment } }
      ) }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TicketEndedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketEndedError_Fragment': MutationFailure_TicketEndedError_Fragment } }
    )
   };

export type TicketCard_MatchFragment = { __typename: 'Match', id: string, subject: string, opponent: string, homeAbbreviation: string, awayAbbreviation: string, isHome: boolean, matchDate: string, competition: string, location: string, status: MatchStatus, ticketPrice: string, ticketsAvailable: number, isOnSale: boolean } & { ' $fragmentName'?: 'TicketCard_MatchFragment' };

export type TicketPurchasePage_MatchFragment = (
  { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, isHome: boolean, matchDate: string, location: string, status: MatchStatus, isOnSale: boolean, ticketPrice: string }
  & { ' $fragmentRefs'?: { 'MatchScoreboard_MatchFragment': MatchScoreboard_MatchFragment;'PurchasePanel_MatchFragment': PurchasePanel_MatchFragment;'MatchGuide_MatchFragment': MatchGuide_MatchFragment;'MatchJsonLd_MatchFragment': MatchJsonLd_MatchFragment } }
) & { ' $fragmentName'?: 'TicketPurchasePage_MatchFragment' };

export type TicketPurchasePageQueryVariables = Exact<{
  id: string;
}>;


export type TicketPurchasePageQuery = { __typename: 'Query', paymentWay: PaymentWay, match: (
    { __typename: 'Match' }
    & { ' $fragmentRefs'?: { 'TicketPurchasePage_MatchFragment': TicketPurchasePage_MatchFragment } }
  ) | null };

export type TicketStub_TicketFragment = { __typename: 'Ticket', id: string, qrCode: string, admission: { __typename: 'TicketAdmission', at: string, gate: string } | null, changedFrom: { __typename: 'TicketChange', matchDate: string, location: string } | null, holder: { __typename: 'User', id: string, name: string }, match: { __typename: 'Match', id: string, subject: string, homeTeam: string, awayTeam: string, matchDate: string, competition: string, location: string, status: MatchStatus } } & { ' $fragmentName'?: 'TicketStub_TicketFragment' };

export type TicketsPageQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type TicketsPageQuery = { __typename: 'Query', matches: { __typename: 'MatchPage', pageCount: number, items: Array<(
      { __typename: 'Match', id: string }
      & { ' $fragmentRefs'?: { 'TicketCard_MatchFragment': TicketCard_MatchFragment;'MatchJsonLd_MatchFragment': MatchJsonLd_MatchFragment } }
    )> } };

export type MatchGuide_MatchFragment = { __typename: 'Match', isHome: boolean, location: string, status: MatchStatus, venue: { __typename: 'Venue', city: string, street: string | null, postalCode: string | null, directions: string | null, mapUrl: string | null } | null } & { ' $fragmentName'?: 'MatchGuide_MatchFragment' };

export type WaitingList_WaitFragment = { __typename: 'SeatWait', place: number | null, offeredUntil: string | null } & { ' $fragmentName'?: 'WaitingList_WaitFragment' };

export type SeatWaitQueryVariables = Exact<{
  matchId: string;
}>;


export type SeatWaitQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, seatWait: (
      { __typename: 'SeatWait', match: { __typename: 'Match', id: string } }
      & { ' $fragmentRefs'?: { 'WaitingList_WaitFragment': WaitingList_WaitFragment } }
    ) | null } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type JoinWaitingListMutation = { __typename: 'Mutation', joinWaitingList:
    | { __typename: 'JoinWaitingListSuccess', match: { __typename: 'Match', id: string, ticketsAvailable: number, isOnSale: boolean, isWaitingListOpen: boolean } }
    | (
      { __typename: 'MatchNotOnSaleError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchNotOnSaleError_Fragment': MutationFailure_MatchNotOnSaleError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TicketAlreadyOwnedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketAlreadyOwnedError_Fragment': MutationFailure_TicketAlreadyOwnedError_Fragment } }
    )
    | (
      { __typename: 'WaitingListClosedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WaitingListClosedError_Fragment': MutationFailure_WaitingListClosedError_Fragment } }
    )
   };

export type LeaveWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type LeaveWaitingListMutation = { __typename: 'Mutation', leaveWaitingList:
    | { __typename: 'LeaveWaitingListSuccess', match: { __typename: 'Match', id: string, ticketsAvailable: number, isOnSale: boolean, isWaitingListOpen: boolean } }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type AttendeesPageQueryVariables = Exact<{
  matchId: string;
  search?: string | null | undefined;
  order?: AttendeeOrder | null | undefined;
  states?: Array<TicketState> | TicketState | null | undefined;
  page: number;
  upTo?: string | null | undefined;
}>;


export type AttendeesPageQuery = { __typename: 'Query', matchSale: (
    { __typename: 'MatchSale', sold: number, match: { __typename: 'Match', id: string, subject: string, opponent: string, matchDate: string, isHome: boolean, status: MatchStatus, returnHours: number, offerMinutes: number, hasWaitingList: boolean } }
    & { ' $fragmentRefs'?: { 'SaleFigures_SaleFragment': SaleFigures_SaleFragment } }
  ) | null, attendees: { __typename: 'AttendeePage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'Attendee' }
      & { ' $fragmentRefs'?: { 'AttendeeRow_AttendeeFragment': AttendeeRow_AttendeeFragment } }
    )> }, waitingList: Array<(
    { __typename: 'WaitingPerson' }
    & { ' $fragmentRefs'?: { 'WaitingPeople_PersonFragment': WaitingPeople_PersonFragment } }
  )>, refunds: Array<(
    { __typename: 'Refund' }
    & { ' $fragmentRefs'?: { 'Refunds_RefundFragment': Refunds_RefundFragment } }
  )> };

export type AllAttendeesQueryVariables = Exact<{
  matchId: string;
}>;


export type AllAttendeesQuery = { __typename: 'Query', allAttendees: Array<{ __typename: 'Attendee', ticketId: string, name: string | null, email: string | null, purchaseDate: string, pricePaid: string, paidBy: TicketPayment }> };

export type CancelTicketMutationVariables = Exact<{
  input: CancelTicketInput;
}>;


export type CancelTicketMutation = { __typename: 'Mutation', cancelTicket:
    | { __typename: 'CancelTicketSuccess', ticketId: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'TicketEndedError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketEndedError_Fragment': MutationFailure_TicketEndedError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type IssueComplimentaryTicketMutationVariables = Exact<{
  input: IssueTicketInput;
}>;


export type IssueComplimentaryTicketMutation = { __typename: 'Mutation', issueComplimentaryTicket:
    | { __typename: 'IssueComplimentaryTicketSuccess', ticketId: string }
    | (
      { __typename: 'MatchNotOnSaleError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchNotOnSaleError_Fragment': MutationFailure_MatchNotOnSaleError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'PersonHasTicketError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_PersonHasTicketError_Fragment': MutationFailure_PersonHasTicketError_Fragment } }
    )
    | (
      { __typename: 'SoldOutError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SoldOutError_Fragment': MutationFailure_SoldOutError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type Refunds_RefundFragment = { __typename: 'Refund', ticketId: string, name: string | null, email: string | null, amount: string, paidBy: TicketPayment } & { ' $fragmentName'?: 'Refunds_RefundFragment' };

export type SaleFigures_SaleFragment = { __typename: 'MatchSale', sold: number, left: number, price: string, takings: string, match: { __typename: 'Match', id: string, ticketsHeld: number } } & { ' $fragmentName'?: 'SaleFigures_SaleFragment' };

export type TicketSalesPageQueryVariables = Exact<{
  filter: MatchSaleFilter;
  page: number;
  upTo?: string | null | undefined;
}>;


export type TicketSalesPageQuery = { __typename: 'Query', matchSales: { __typename: 'MatchSalePage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'MatchSale' }
      & { ' $fragmentRefs'?: { 'SaleRow_SaleFragment': SaleRow_SaleFragment } }
    )> } };

export type UpdateTicketSettingsMutationVariables = Exact<{
  input: TicketSettingsInput;
}>;


export type UpdateTicketSettingsMutation = { __typename: 'Mutation', updateTicketSettings:
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateTicketSettingsSuccess', match: { __typename: 'Match', id: string, returnHours: number, offerMinutes: number, hasWaitingList: boolean } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type WaitingPeople_PersonFragment = { __typename: 'WaitingPerson', userId: string, name: string, email: string, since: string, offeredUntil: string | null } & { ' $fragmentName'?: 'WaitingPeople_PersonFragment' };

export type AttendeeRow_AttendeeFragment = { __typename: 'Attendee', ticketId: string, name: string | null, email: string | null, purchaseDate: string, state: TicketState, endReason: string | null, pricePaid: string, paidBy: TicketPayment } & { ' $fragmentName'?: 'AttendeeRow_AttendeeFragment' };

export type SaleRow_SaleFragment = { __typename: 'MatchSale', sold: number, left: number, price: string, takings: string, match: { __typename: 'Match', id: string, subject: string, opponent: string, matchDate: string, status: MatchStatus } } & { ' $fragmentName'?: 'SaleRow_SaleFragment' };

export type OwnTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTicketsQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, tickets: Array<{ __typename: 'Ticket', id: string, match: { __typename: 'Match', id: string } }> } | null };

export type OwnTicketQueryVariables = Exact<{
  matchId: string;
}>;


export type OwnTicketQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, ticketFor: (
      { __typename: 'Ticket', id: string }
      & { ' $fragmentRefs'?: { 'TicketStub_TicketFragment': TicketStub_TicketFragment;'TicketActions_TicketFragment': TicketActions_TicketFragment } }
    ) | null } | null };

export type SavedTickets_TicketFragment = (
  { __typename: 'Ticket', id: string, match: { __typename: 'Match', id: string, matchDate: string, location: string, status: MatchStatus } }
  & { ' $fragmentRefs'?: { 'TicketStub_TicketFragment': TicketStub_TicketFragment } }
) & { ' $fragmentName'?: 'SavedTickets_TicketFragment' };

export type SavedTicketsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedTicketsQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, tickets: Array<(
      { __typename: 'Ticket', id: string }
      & { ' $fragmentRefs'?: { 'SavedTickets_TicketFragment': SavedTickets_TicketFragment } }
    )> } | null };

export type PurchaseTicketMutationVariables = Exact<{
  input: PurchaseTicketInput;
}>;


export type PurchaseTicketMutation = { __typename: 'Mutation', purchaseTicket:
    | (
      { __typename: 'MatchNotOnSaleError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_MatchNotOnSaleError_Fragment': MutationFailure_MatchNotOnSaleError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'PaymentRequired', order: { __typename: 'Order', id: string, address: string } }
      & { ' $fragmentRefs'?: { 'MutationFailure_PaymentRequired_Fragment': MutationFailure_PaymentRequired_Fragment } }
    )
    | { __typename: 'PurchaseTicketSuccess', ticket: (
        { __typename: 'Ticket', id: string, match: { __typename: 'Match', id: string, ticketsAvailable: number, isOnSale: boolean } }
        & { ' $fragmentRefs'?: { 'TicketStub_TicketFragment': TicketStub_TicketFragment;'TicketActions_TicketFragment': TicketActions_TicketFragment } }
      ) }
    | (
      { __typename: 'SoldOutError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SoldOutError_Fragment': MutationFailure_SoldOutError_Fragment } }
    )
    | (
      { __typename: 'TicketAlreadyOwnedError', ticket: (
        { __typename: 'Ticket', id: string }
        & { ' $fragmentRefs'?: { 'TicketStub_TicketFragment': TicketStub_TicketFragment;'TicketActions_TicketFragment': TicketActions_TicketFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'MutationFailure_TicketAlreadyOwnedError_Fragment': MutationFailure_TicketAlreadyOwnedError_Fragment } }
    )
   };

export type TicketTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketTodayQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, ticketToday: { __typename: 'Ticket', id: string, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, matchDate: string } } | null } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { __typename: 'Mutation', requestPasswordReset:
    | { __typename: 'RequestPasswordResetSuccess', done: boolean }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword:
    | (
      { __typename: 'LinkExpiredError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_LinkExpiredError_Fragment': MutationFailure_LinkExpiredError_Fragment } }
    )
    | { __typename: 'ResetPasswordSuccess', done: boolean }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { __typename: 'Mutation', verifyEmail:
    | (
      { __typename: 'LinkExpiredError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_LinkExpiredError_Fragment': MutationFailure_LinkExpiredError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | { __typename: 'VerifyEmailSuccess', done: boolean }
   };

export type SetUserRightsMutationVariables = Exact<{
  input: SetUserRightsInput;
}>;


export type SetUserRightsMutation = { __typename: 'Mutation', setUserRights:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'SetUserRightsSuccess', user: { __typename: 'User', id: string, rights: Array<Right> } }
   };

export type ResetSecondFactorMutationVariables = Exact<{
  userId: string;
}>;


export type ResetSecondFactorMutation = { __typename: 'Mutation', resetSecondFactor:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'ResetSecondFactorSuccess', user: { __typename: 'User', id: string, hasSecondFactor: boolean } }
   };

export type SecondFactorRolesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRolesPageQuery = { __typename: 'Query', secondFactorRoles: Array<Role>, viewer: { __typename: 'User', id: string, hasSecondFactor: boolean } | null };

export type RequireSecondFactorMutationVariables = Exact<{
  roles: Array<Role> | Role;
}>;


export type RequireSecondFactorMutation = { __typename: 'Mutation', requireSecondFactor: { __typename: 'RequireSecondFactorSuccess', roles: Array<Role> } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { __typename: 'Mutation', createUser:
    | { __typename: 'CreateUserSuccess', user: { __typename: 'User', id: string } }
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EmailTakenError_Fragment': MutationFailure_EmailTakenError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser:
    | (
      { __typename: 'ChangedMeanwhileError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ChangedMeanwhileError_Fragment': MutationFailure_ChangedMeanwhileError_Fragment } }
    )
    | (
      { __typename: 'EditConflictError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EditConflictError_Fragment': MutationFailure_EditConflictError_Fragment } }
    )
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EmailTakenError_Fragment': MutationFailure_EmailTakenError_Fragment } }
    )
    | (
      { __typename: 'LastAdministratorError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_LastAdministratorError_Fragment': MutationFailure_LastAdministratorError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'UpdateUserSuccess', user: { __typename: 'User', id: string, name: string, email: string, role: Role, roles: Array<Role> } }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type UsersPageQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: Role | null | undefined;
  sort: UserSort;
  descending: boolean;
  page: number;
  upTo?: string | null | undefined;
}>;


export type UsersPageQuery = { __typename: 'Query', secondFactorRoles: Array<Role>, users: { __typename: 'UserPage', totalCount: number, pageCount: number, upTo: string | null, newCount: number, items: Array<(
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'UserRow_UserFragment': UserRow_UserFragment } }
    )> } };

export type DeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type DeleteUserMutation = { __typename: 'Mutation', deleteUser:
    | (
      { __typename: 'AdministratorDeletionError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_AdministratorDeletionError_Fragment': MutationFailure_AdministratorDeletionError_Fragment } }
    )
    | { __typename: 'DeleteUserSuccess', id: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
   };

export type UserRow_UserFragment = { __typename: 'User', id: string, name: string, email: string, role: Role, roles: Array<Role>, rights: Array<Right>, registrationDate: string, hasSecondFactor: boolean } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export type EmailVerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailVerificationQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, emailVerified: boolean } | null };

export type RequestEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailVerificationMutation = { __typename: 'Mutation', requestEmailVerification: { __typename: 'RequestEmailVerificationSuccess', done: boolean } };

export type OwnTicketLists_TicketFragment = (
  { __typename: 'Ticket', id: string, match: { __typename: 'Match', id: string, matchDate: string, status: MatchStatus } }
  & { ' $fragmentRefs'?: { 'OwnTicketRow_TicketFragment': OwnTicketRow_TicketFragment } }
) & { ' $fragmentName'?: 'OwnTicketLists_TicketFragment' };

export type OwnTicketRow_TicketFragment = { __typename: 'Ticket', id: string, admission: { __typename: 'TicketAdmission', at: string, gate: string } | null, changedFrom: { __typename: 'TicketChange', matchDate: string, location: string } | null, gift: { __typename: 'TicketGift', email: string } | null, match: { __typename: 'Match', id: string, homeTeam: string, awayTeam: string, matchDate: string, competition: string, location: string, result: string | null, status: MatchStatus } } & { ' $fragmentName'?: 'OwnTicketRow_TicketFragment' };

export type OwnTicketsPanelQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTicketsPanelQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, tickets: Array<(
      { __typename: 'Ticket', id: string }
      & { ' $fragmentRefs'?: { 'OwnTicketLists_TicketFragment': OwnTicketLists_TicketFragment;'SavedTickets_TicketFragment': SavedTickets_TicketFragment;'TicketStub_TicketFragment': TicketStub_TicketFragment;'TicketActions_TicketFragment': TicketActions_TicketFragment } }
    )> } | null };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { __typename: 'Query', viewer: { __typename: 'User', id: string, hasSecondFactor: boolean, needsSecondFactor: boolean } | null };

export type RemoveSecondFactorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RemoveSecondFactorMutation = { __typename: 'Mutation', removeSecondFactor:
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | { __typename: 'RemoveSecondFactorSuccess', done: boolean }
    | (
      { __typename: 'SecondFactorNeededError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SecondFactorNeededError_Fragment': MutationFailure_SecondFactorNeededError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | (
      { __typename: 'WrongCodeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongCodeError_Fragment': MutationFailure_WrongCodeError_Fragment } }
    )
    | (
      { __typename: 'WrongPasswordError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongPasswordError_Fragment': MutationFailure_WrongPasswordError_Fragment } }
    )
   };

export type BeginSecondFactorMutationVariables = Exact<{
  password: string;
}>;


export type BeginSecondFactorMutation = { __typename: 'Mutation', beginSecondFactor:
    | { __typename: 'BeginSecondFactorSuccess', secret: string, uri: string }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'SecondFactorOnError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SecondFactorOnError_Fragment': MutationFailure_SecondFactorOnError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | (
      { __typename: 'WrongPasswordError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongPasswordError_Fragment': MutationFailure_WrongPasswordError_Fragment } }
    )
   };

export type ConfirmSecondFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmSecondFactorMutation = { __typename: 'Mutation', confirmSecondFactor:
    | { __typename: 'ConfirmSecondFactorSuccess', recoveryCodes: Array<string> }
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'SecondFactorOnError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SecondFactorOnError_Fragment': MutationFailure_SecondFactorOnError_Fragment } }
    )
    | (
      { __typename: 'WrongCodeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongCodeError_Fragment': MutationFailure_WrongCodeError_Fragment } }
    )
   };

export type CloseAccountMutationVariables = Exact<{
  password: string;
}>;


export type CloseAccountMutation = { __typename: 'Mutation', closeAccount:
    | { __typename: 'CloseAccountSuccess', closed: boolean }
    | (
      { __typename: 'LastAdministratorError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_LastAdministratorError_Fragment': MutationFailure_LastAdministratorError_Fragment } }
    )
    | (
      { __typename: 'NotFoundError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_NotFoundError_Fragment': MutationFailure_NotFoundError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | (
      { __typename: 'WrongPasswordError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongPasswordError_Fragment': MutationFailure_WrongPasswordError_Fragment } }
    )
   };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { __typename: 'Mutation', logout: boolean };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { __typename: 'Mutation', login:
    | (
      { __typename: 'InvalidCredentialsError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_InvalidCredentialsError_Fragment': MutationFailure_InvalidCredentialsError_Fragment } }
    )
    | { __typename: 'LoginSuccess', user: (
        { __typename: 'User', id: string }
        & { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } }
      ) }
    | (
      { __typename: 'SecondFactorNeededError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_SecondFactorNeededError_Fragment': MutationFailure_SecondFactorNeededError_Fragment } }
    )
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
    | (
      { __typename: 'WrongCodeError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_WrongCodeError_Fragment': MutationFailure_WrongCodeError_Fragment } }
    )
   };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { __typename: 'Mutation', register:
    | (
      { __typename: 'EmailTakenError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_EmailTakenError_Fragment': MutationFailure_EmailTakenError_Fragment } }
    )
    | { __typename: 'RegisterSuccess', user: (
        { __typename: 'User', id: string }
        & { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } }
      ) }
    | (
      { __typename: 'ValidationError' }
      & { ' $fragmentRefs'?: { 'MutationFailure_ValidationError_Fragment': MutationFailure_ValidationError_Fragment } }
    )
   };

export type Viewer_UserFragment = { __typename: 'User', id: string, name: string, email: string, role: Role, roles: Array<Role>, rights: Array<Right>, registrationDate: string, needsSecondFactor: boolean } & { ' $fragmentName'?: 'Viewer_UserFragment' };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { __typename: 'Query', viewer: (
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } }
  ) | null };

export type CertificateWarning_DashboardFragment = { __typename: 'Dashboard', appleWalletEndsAt: string | null } & { ' $fragmentName'?: 'CertificateWarning_DashboardFragment' };

export type TicketWalletsQueryVariables = Exact<{ [key: string]: never; }>;


export type TicketWalletsQuery = { __typename: 'Query', ticketWallets: Array<TicketWallet> };

type MutationFailure_AbonoQueuedError_Fragment = { __typename: 'AbonoQueuedError', message: string } & { ' $fragmentName'?: 'MutationFailure_AbonoQueuedError_Fragment' };

type MutationFailure_AbonoTakenError_Fragment = { __typename: 'AbonoTakenError', message: string } & { ' $fragmentName'?: 'MutationFailure_AbonoTakenError_Fragment' };

type MutationFailure_AbonoUnreadableError_Fragment = { __typename: 'AbonoUnreadableError', message: string } & { ' $fragmentName'?: 'MutationFailure_AbonoUnreadableError_Fragment' };

type MutationFailure_AdministratorDeletionError_Fragment = { __typename: 'AdministratorDeletionError', message: string } & { ' $fragmentName'?: 'MutationFailure_AdministratorDeletionError_Fragment' };

type MutationFailure_AdmissionUndoneError_Fragment = { __typename: 'AdmissionUndoneError', message: string } & { ' $fragmentName'?: 'MutationFailure_AdmissionUndoneError_Fragment' };

type MutationFailure_AlreadyMemberError_Fragment = { __typename: 'AlreadyMemberError', message: string } & { ' $fragmentName'?: 'MutationFailure_AlreadyMemberError_Fragment' };

type MutationFailure_ArticleConflictError_Fragment = { __typename: 'ArticleConflictError', message: string } & { ' $fragmentName'?: 'MutationFailure_ArticleConflictError_Fragment' };

type MutationFailure_CategoryInUseError_Fragment = { __typename: 'CategoryInUseError', message: string } & { ' $fragmentName'?: 'MutationFailure_CategoryInUseError_Fragment' };

type MutationFailure_ChangedMeanwhileError_Fragment = { __typename: 'ChangedMeanwhileError', message: string } & { ' $fragmentName'?: 'MutationFailure_ChangedMeanwhileError_Fragment' };

type MutationFailure_CommentAlreadyReportedError_Fragment = { __typename: 'CommentAlreadyReportedError', message: string } & { ' $fragmentName'?: 'MutationFailure_CommentAlreadyReportedError_Fragment' };

type MutationFailure_CompetitionInUseError_Fragment = { __typename: 'CompetitionInUseError', message: string } & { ' $fragmentName'?: 'MutationFailure_CompetitionInUseError_Fragment' };

type MutationFailure_EditConflictError_Fragment = { __typename: 'EditConflictError', message: string, fields: Array<{ __typename: 'FieldConflict', path: string, message: string, current: string }> } & { ' $fragmentName'?: 'MutationFailure_EditConflictError_Fragment' };

type MutationFailure_EmailTakenError_Fragment = { __typename: 'EmailTakenError', message: string } & { ' $fragmentName'?: 'MutationFailure_EmailTakenError_Fragment' };

type MutationFailure_EndNotConfirmedError_Fragment = { __typename: 'EndNotConfirmedError', message: string } & { ' $fragmentName'?: 'MutationFailure_EndNotConfirmedError_Fragment' };

type MutationFailure_IncompleteArticlesError_Fragment = { __typename: 'IncompleteArticlesError', message: string } & { ' $fragmentName'?: 'MutationFailure_IncompleteArticlesError_Fragment' };

type MutationFailure_InvalidCredentialsError_Fragment = { __typename: 'InvalidCredentialsError', message: string } & { ' $fragmentName'?: 'MutationFailure_InvalidCredentialsError_Fragment' };

type MutationFailure_LastAdministratorError_Fragment = { __typename: 'LastAdministratorError', message: string } & { ' $fragmentName'?: 'MutationFailure_LastAdministratorError_Fragment' };

type MutationFailure_LinkExpiredError_Fragment = { __typename: 'LinkExpiredError', message: string } & { ' $fragmentName'?: 'MutationFailure_LinkExpiredError_Fragment' };

type MutationFailure_MatchHasTicketsError_Fragment = { __typename: 'MatchHasTicketsError', message: string } & { ' $fragmentName'?: 'MutationFailure_MatchHasTicketsError_Fragment' };

type MutationFailure_MatchNotOnSaleError_Fragment = { __typename: 'MatchNotOnSaleError', message: string } & { ' $fragmentName'?: 'MutationFailure_MatchNotOnSaleError_Fragment' };

type MutationFailure_MatchStateError_Fragment = { __typename: 'MatchStateError', message: string } & { ' $fragmentName'?: 'MutationFailure_MatchStateError_Fragment' };

type MutationFailure_NoRefundDueError_Fragment = { __typename: 'NoRefundDueError', message: string } & { ' $fragmentName'?: 'MutationFailure_NoRefundDueError_Fragment' };

type MutationFailure_NotFoundError_Fragment = { __typename: 'NotFoundError', message: string } & { ' $fragmentName'?: 'MutationFailure_NotFoundError_Fragment' };

type MutationFailure_OrderClosedError_Fragment = { __typename: 'OrderClosedError', message: string } & { ' $fragmentName'?: 'MutationFailure_OrderClosedError_Fragment' };

type MutationFailure_OwnCommentReportError_Fragment = { __typename: 'OwnCommentReportError', message: string } & { ' $fragmentName'?: 'MutationFailure_OwnCommentReportError_Fragment' };

type MutationFailure_PaymentRequired_Fragment = { __typename: 'PaymentRequired', message: string } & { ' $fragmentName'?: 'MutationFailure_PaymentRequired_Fragment' };

type MutationFailure_PersonHasTicketError_Fragment = { __typename: 'PersonHasTicketError', message: string } & { ' $fragmentName'?: 'MutationFailure_PersonHasTicketError_Fragment' };

type MutationFailure_ScoreChangedError_Fragment = { __typename: 'ScoreChangedError', message: string } & { ' $fragmentName'?: 'MutationFailure_ScoreChangedError_Fragment' };

type MutationFailure_SecondFactorNeededError_Fragment = { __typename: 'SecondFactorNeededError', message: string } & { ' $fragmentName'?: 'MutationFailure_SecondFactorNeededError_Fragment' };

type MutationFailure_SecondFactorOnError_Fragment = { __typename: 'SecondFactorOnError', message: string } & { ' $fragmentName'?: 'MutationFailure_SecondFactorOnError_Fragment' };

type MutationFailure_SoldOutError_Fragment = { __typename: 'SoldOutError', message: string } & { ' $fragmentName'?: 'MutationFailure_SoldOutError_Fragment' };

type MutationFailure_TeamInUseError_Fragment = { __typename: 'TeamInUseError', message: string } & { ' $fragmentName'?: 'MutationFailure_TeamInUseError_Fragment' };

type MutationFailure_TicketAlreadyOwnedError_Fragment = { __typename: 'TicketAlreadyOwnedError', message: string } & { ' $fragmentName'?: 'MutationFailure_TicketAlreadyOwnedError_Fragment' };

type MutationFailure_TicketEndedError_Fragment = { __typename: 'TicketEndedError', message: string } & { ' $fragmentName'?: 'MutationFailure_TicketEndedError_Fragment' };

type MutationFailure_TooLateError_Fragment = { __typename: 'TooLateError', message: string } & { ' $fragmentName'?: 'MutationFailure_TooLateError_Fragment' };

type MutationFailure_UnsupportedFileTypeError_Fragment = { __typename: 'UnsupportedFileTypeError', message: string } & { ' $fragmentName'?: 'MutationFailure_UnsupportedFileTypeError_Fragment' };

type MutationFailure_ValidationError_Fragment = { __typename: 'ValidationError', message: string, fields: Array<{ __typename: 'FieldError', path: string, message: string }> } & { ' $fragmentName'?: 'MutationFailure_ValidationError_Fragment' };

type MutationFailure_WaitingListClosedError_Fragment = { __typename: 'WaitingListClosedError', message: string } & { ' $fragmentName'?: 'MutationFailure_WaitingListClosedError_Fragment' };

type MutationFailure_WrongCodeError_Fragment = { __typename: 'WrongCodeError', message: string } & { ' $fragmentName'?: 'MutationFailure_WrongCodeError_Fragment' };

type MutationFailure_WrongPasswordError_Fragment = { __typename: 'WrongPasswordError', message: string } & { ' $fragmentName'?: 'MutationFailure_WrongPasswordError_Fragment' };

export type MutationFailureFragment =
  | MutationFailure_AbonoQueuedError_Fragment
  | MutationFailure_AbonoTakenError_Fragment
  | MutationFailure_AbonoUnreadableError_Fragment
  | MutationFailure_AdministratorDeletionError_Fragment
  | MutationFailure_AdmissionUndoneError_Fragment
  | MutationFailure_AlreadyMemberError_Fragment
  | MutationFailure_ArticleConflictError_Fragment
  | MutationFailure_CategoryInUseError_Fragment
  | MutationFailure_ChangedMeanwhileError_Fragment
  | MutationFailure_CommentAlreadyReportedError_Fragment
  | MutationFailure_CompetitionInUseError_Fragment
  | MutationFailure_EditConflictError_Fragment
  | MutationFailure_EmailTakenError_Fragment
  | MutationFailure_EndNotConfirmedError_Fragment
  | MutationFailure_IncompleteArticlesError_Fragment
  | MutationFailure_InvalidCredentialsError_Fragment
  | MutationFailure_LastAdministratorError_Fragment
  | MutationFailure_LinkExpiredError_Fragment
  | MutationFailure_MatchHasTicketsError_Fragment
  | MutationFailure_MatchNotOnSaleError_Fragment
  | MutationFailure_MatchStateError_Fragment
  | MutationFailure_NoRefundDueError_Fragment
  | MutationFailure_NotFoundError_Fragment
  | MutationFailure_OrderClosedError_Fragment
  | MutationFailure_OwnCommentReportError_Fragment
  | MutationFailure_PaymentRequired_Fragment
  | MutationFailure_PersonHasTicketError_Fragment
  | MutationFailure_ScoreChangedError_Fragment
  | MutationFailure_SecondFactorNeededError_Fragment
  | MutationFailure_SecondFactorOnError_Fragment
  | MutationFailure_SoldOutError_Fragment
  | MutationFailure_TeamInUseError_Fragment
  | MutationFailure_TicketAlreadyOwnedError_Fragment
  | MutationFailure_TicketEndedError_Fragment
  | MutationFailure_TooLateError_Fragment
  | MutationFailure_UnsupportedFileTypeError_Fragment
  | MutationFailure_ValidationError_Fragment
  | MutationFailure_WaitingListClosedError_Fragment
  | MutationFailure_WrongCodeError_Fragment
  | MutationFailure_WrongPasswordError_Fragment
;

export type CommercialPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CommercialPageQuery = { __typename: 'Query', products: { __typename: 'ProductPage', totalCount: number }, matchSales: { __typename: 'MatchSalePage', totalCount: number }, memberships: { __typename: 'MembershipPage', totalCount: number }, sponsorInquiries: { __typename: 'SponsorInquiryPage', totalCount: number }, abonosToReview: { __typename: 'AbonoPage', totalCount: number }, allSponsors: { __typename: 'SponsorPage', totalCount: number } };

export type ContentPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentPageQuery = { __typename: 'Query', allNews: { __typename: 'NewsPage', totalCount: number }, allNewsCategories: Array<{ __typename: 'NewsCategory', id: string }>, reported: { __typename: 'CommentPage', totalCount: number } };

export type SportsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SportsPageQuery = { __typename: 'Query', staffMatches: { __typename: 'MatchPage', totalCount: number }, staffPlayers: { __typename: 'PlayerPage', totalCount: number }, competitions: Array<{ __typename: 'Competition', id: string }>, teams: Array<{ __typename: 'Team', id: string }>, venues: Array<{ __typename: 'Venue', id: string }> };

export const AbonoCard_AbonoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbonoCard_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}}]}}]} as unknown as DocumentNode<AbonoCard_AbonoFragment, unknown>;
export const DeferredUpload_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeferredUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeferredUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<DeferredUpload_UploadFragment, unknown>;
export const LearntLayout_LayoutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearntLayout_layout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbonoLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"helpedCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifierName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sketch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<LearntLayout_LayoutFragment, unknown>;
export const PdfDetails_DocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDetails_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"creator"}},{"kind":"Field","name":{"kind":"Name","value":"producer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"pageHeight"}}]}}]} as unknown as DocumentNode<PdfDetails_DocumentFragment, unknown>;
export const UploadRow_UploadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadRow_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAwarded"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}}]}}]}}]} as unknown as DocumentNode<UploadRow_UploadFragment, unknown>;
export const PassReview_AbonoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassReview_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagina"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"dudas"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}}]} as unknown as DocumentNode<PassReview_AbonoFragment, unknown>;
export const SeriesChart_SeriesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesChart_series"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SeriesChart_SeriesFragment, unknown>;
export const MatchSalesChart_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchSalesChart_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"soldInPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]} as unknown as DocumentNode<MatchSalesChart_MatchFragment, unknown>;
export const PointsByActionChart_ActionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsByActionChart_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<PointsByActionChart_ActionFragment, unknown>;
export const FansChart_LevelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FansChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<FansChart_LevelFragment, unknown>;
export const PushChart_PushFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushChart_push"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPush"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]} as unknown as DocumentNode<PushChart_PushFragment, unknown>;
export const PassesChart_StatusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassesChart_status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<PassesChart_StatusFragment, unknown>;
export const InquiriesChart_LevelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InquiriesChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInquiries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"contacted"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}}]}}]} as unknown as DocumentNode<InquiriesChart_LevelFragment, unknown>;
export const AnalyticsCharts_AnalyticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsCharts_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketsByMatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchSalesChart_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsByAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointsByActionChart_action"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fansByLevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FansChart_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushChart_push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passesByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassesChart_status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inquiriesByLevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InquiriesChart_level"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesChart_series"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchSalesChart_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"soldInPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsByActionChart_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FansChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushChart_push"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPush"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassesChart_status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InquiriesChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInquiries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"contacted"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}}]}}]} as unknown as DocumentNode<AnalyticsCharts_AnalyticsFragment, unknown>;
export const ComingMatches_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComingMatches_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]} as unknown as DocumentNode<ComingMatches_MatchFragment, unknown>;
export const DashboardTiles_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardTiles_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"lastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"lastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<DashboardTiles_DashboardFragment, unknown>;
export const PendingWork_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingWork_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newInquiries"}},{"kind":"Field","name":{"kind":"Name","value":"passesToReview"}},{"kind":"Field","name":{"kind":"Name","value":"reportedComments"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledMatches"}}]}}]} as unknown as DocumentNode<PendingWork_DashboardFragment, unknown>;
export const AuditSentence_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditSentence_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}}]}}]} as unknown as DocumentNode<AuditSentence_EntryFragment, unknown>;
export const RecentActivity_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditSentence_entry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditSentence_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}}]}}]} as unknown as DocumentNode<RecentActivity_EntryFragment, unknown>;
export const AuditRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditSentence_entry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditSentence_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}}]}}]} as unknown as DocumentNode<AuditRow_EntryFragment, unknown>;
export const CommentBody_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]} as unknown as DocumentNode<CommentBody_CommentFragment, unknown>;
export const ListedComment_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]} as unknown as DocumentNode<ListedComment_CommentFragment, unknown>;
export const Comments_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Comments_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedComment_comment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}}]} as unknown as DocumentNode<Comments_ArticleFragment, unknown>;
export const QueuedComment_CommentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenByName"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<QueuedComment_CommentFragment, unknown>;
export const AdmittedList_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdmittedList_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmittedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"admittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"firstGate"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}}]}}]} as unknown as DocumentNode<AdmittedList_PersonFragment, unknown>;
export const GateCounts_CountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GateCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<GateCounts_CountsFragment, unknown>;
export const MatchScoreboard_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<MatchScoreboard_MatchFragment, unknown>;
export const MatchesSection_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchesSection_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<MatchesSection_MatchFragment, unknown>;
export const CategoryBadge_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<CategoryBadge_CategoryFragment, unknown>;
export const NewsCard_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<NewsCard_ArticleFragment, unknown>;
export const NewsSection_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsSection_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}}]} as unknown as DocumentNode<NewsSection_ArticleFragment, unknown>;
export const SponsorCard_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode<SponsorCard_SponsorFragment, unknown>;
export const SponsorWall_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorWall_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard_sponsor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode<SponsorWall_SponsorFragment, unknown>;
export const SponsorsSection_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorsSection_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard_sponsor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorWall_sponsor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorWall_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard_sponsor"}}]}}]} as unknown as DocumentNode<SponsorsSection_SponsorFragment, unknown>;
export const InquiryRow_InquiryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InquiryRow_inquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorInquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspicious"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]}}]} as unknown as DocumentNode<InquiryRow_InquiryFragment, unknown>;
export const JobRow_JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<JobRow_JobFragment, unknown>;
export const MatchCard_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}}]} as unknown as DocumentNode<MatchCard_MatchFragment, unknown>;
export const CalendarResults_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarResults_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCard_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}}]} as unknown as DocumentNode<CalendarResults_PageFragment, unknown>;
export const CalendarStats_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarStats_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"homeMatches"}},{"kind":"Field","name":{"kind":"Name","value":"awayMatches"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}}]}}]} as unknown as DocumentNode<CalendarStats_StatsFragment, unknown>;
export const QuarterTable_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuarterTable_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<QuarterTable_MatchFragment, unknown>;
export const MatchBoard_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchBoard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuarterTable_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuarterTable_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<MatchBoard_MatchFragment, unknown>;
export const MatchFacts_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<MatchFacts_MatchFragment, unknown>;
export const MatchNews_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNews_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}}]} as unknown as DocumentNode<MatchNews_MatchFragment, unknown>;
export const MatchGuide_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}}]} as unknown as DocumentNode<MatchGuide_MatchFragment, unknown>;
export const MatchJsonLd_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}}]} as unknown as DocumentNode<MatchJsonLd_MatchFragment, unknown>;
export const MatchPage_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchPage_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"hasStatistics"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchBoard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchFacts_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchNews_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuarterTable_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchBoard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuarterTable_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNews_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}}]} as unknown as DocumentNode<MatchPage_MatchFragment, unknown>;
export const CompetitionRow_CompetitionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitionRow_competition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Competition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}}]}}]} as unknown as DocumentNode<CompetitionRow_CompetitionFragment, unknown>;
export const MatchForm_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdersToTell"}},{"kind":"Field","name":{"kind":"Name","value":"ownTicketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}}]}}]} as unknown as DocumentNode<MatchForm_MatchFragment, unknown>;
export const MatchSteps_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchSteps_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"holdersToTell"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<MatchSteps_MatchFragment, unknown>;
export const SaleForm_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ownTicketPrice"}}]}}]} as unknown as DocumentNode<SaleForm_MatchFragment, unknown>;
export const Scorekeeper_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scorekeeper_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<Scorekeeper_MatchFragment, unknown>;
export const MatchRow_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchRow_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}}]}}]} as unknown as DocumentNode<MatchRow_MatchFragment, unknown>;
export const MembershipRow_MembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipRow_membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"activationDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}}]}}]} as unknown as DocumentNode<MembershipRow_MembershipFragment, unknown>;
export const MembershipCard_MembershipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipCard_membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"activationDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}}]}}]} as unknown as DocumentNode<MembershipCard_MembershipFragment, unknown>;
export const ArticleHead_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<ArticleHead_ArticleFragment, unknown>;
export const ArticleNeighbours_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleNeighbours_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<ArticleNeighbours_ArticleFragment, unknown>;
export const NewsCategories_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCategories_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<NewsCategories_CategoryFragment, unknown>;
export const RelatedNews_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedNews_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"100"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<RelatedNews_ArticleFragment, unknown>;
export const ArticleJsonLd_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleJsonLd_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleJsonLd_ArticleFragment, unknown>;
export const EditedArticle_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notify"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EditedArticle_ArticleFragment, unknown>;
export const CategoryRow_CategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<CategoryRow_CategoryFragment, unknown>;
export const NewsRow_ArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<NewsRow_ArticleFragment, unknown>;
export const SentNotices_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentNotices_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastChangeAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"obsolete"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}}]}}]}}]}}]} as unknown as DocumentNode<SentNotices_MatchFragment, unknown>;
export const NotificationRow_NotificationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"preference"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]} as unknown as DocumentNode<NotificationRow_NotificationFragment, unknown>;
export const OrderRow_OrderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"refundReason"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}}]}}]}}]} as unknown as DocumentNode<OrderRow_OrderFragment, unknown>;
export const PlayerPicture_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<PlayerPicture_PlayerFragment, unknown>;
export const PlayerCard_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerCard_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<PlayerCard_PlayerFragment, unknown>;
export const Ratings_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ratings_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}}]}}]} as unknown as DocumentNode<Ratings_PlayerFragment, unknown>;
export const PlayerSheet_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerSheet_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ratings_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ratings_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<PlayerSheet_PlayerFragment, unknown>;
export const PlayerDialog_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerDialog_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerSheet_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ratings_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerSheet_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ratings_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}}]} as unknown as DocumentNode<PlayerDialog_PlayerFragment, unknown>;
export const PlayerWithoutScript_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerWithoutScript_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerSheet_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ratings_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerSheet_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ratings_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}}]} as unknown as DocumentNode<PlayerWithoutScript_PlayerFragment, unknown>;
export const SquadJsonLd_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SquadJsonLd_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<SquadJsonLd_PlayerFragment, unknown>;
export const SquadSeo_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SquadSeo_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SquadJsonLd_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SquadJsonLd_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<SquadSeo_PlayerFragment, unknown>;
export const PlayerRow_PlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}}]} as unknown as DocumentNode<PlayerRow_PlayerFragment, unknown>;
export const AchievementGrid_AchievementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AchievementGrid_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}}]} as unknown as DocumentNode<AchievementGrid_AchievementFragment, unknown>;
export const PointsHistory_PointsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsHistory_points"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanPoints"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<PointsHistory_PointsFragment, unknown>;
export const PointsSummary_PointsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsSummary_points"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanPoints"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelProgress"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToNextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivityCount"}}]}}]} as unknown as DocumentNode<PointsSummary_PointsFragment, unknown>;
export const AwardRow_AchievementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManualAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"achievementId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}}]}}]} as unknown as DocumentNode<AwardRow_AchievementFragment, unknown>;
export const UseAnnouncements_AchievementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useAnnouncements_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}}]} as unknown as DocumentNode<UseAnnouncements_AchievementFragment, unknown>;
export const ProductRow_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProductRow_ProductFragment, unknown>;
export const PushServer_SubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"pushServer_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}}]} as unknown as DocumentNode<PushServer_SubscriptionFragment, unknown>;
export const SponsorProfile_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorProfile_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<SponsorProfile_SponsorFragment, unknown>;
export const ManagedSponsor_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsor_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ManagedSponsor_SponsorFragment, unknown>;
export const SponsorsJsonLd_SponsorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorsJsonLd_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode<SponsorsJsonLd_SponsorFragment, unknown>;
export const StandingsTable_StandingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingsTable_standings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Standings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"zones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"movement"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isClub"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"penalty"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"tiedWith"}},{"kind":"Field","name":{"kind":"Name","value":"tieExplanation"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}},{"kind":"Field","name":{"kind":"Name","value":"received"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}}]}}]}}]} as unknown as DocumentNode<StandingsTable_StandingsFragment, unknown>;
export const StatLine_LineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"twos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeThrows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reboundsOffensive"}},{"kind":"Field","name":{"kind":"Name","value":"reboundsDefensive"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"steals"}},{"kind":"Field","name":{"kind":"Name","value":"turnovers"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"fouls"}}]}}]} as unknown as DocumentNode<StatLine_LineFragment, unknown>;
export const BoxScore_TeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoxScore_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shirt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isStarter"}},{"kind":"Field","name":{"kind":"Name","value":"plusMinus"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"twos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeThrows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reboundsOffensive"}},{"kind":"Field","name":{"kind":"Name","value":"reboundsDefensive"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"steals"}},{"kind":"Field","name":{"kind":"Name","value":"turnovers"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"fouls"}}]}}]} as unknown as DocumentNode<BoxScore_TeamFragment, unknown>;
export const LivePlays_StatisticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePlays_statistics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"plays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<LivePlays_StatisticsFragment, unknown>;
export const MatchStatistics_LiveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchStatistics_live"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePlays_statistics"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePlays_statistics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"plays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<MatchStatistics_LiveFragment, unknown>;
export const ShotChart_StatisticsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShotChart_statistics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<ShotChart_StatisticsFragment, unknown>;
export const TeamComparison_TeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamComparison_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"twos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeThrows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reboundsOffensive"}},{"kind":"Field","name":{"kind":"Name","value":"reboundsDefensive"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"steals"}},{"kind":"Field","name":{"kind":"Name","value":"turnovers"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"fouls"}}]}}]} as unknown as DocumentNode<TeamComparison_TeamFragment, unknown>;
export const FeedForm_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextReadAt"}}]}}]}}]} as unknown as DocumentNode<FeedForm_MatchFragment, unknown>;
export const StatisticsUpload_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatisticsUpload_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}}]} as unknown as DocumentNode<StatisticsUpload_MatchFragment, unknown>;
export const TeamDialog_TeamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamDialog_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}},{"kind":"Field","name":{"kind":"Name","value":"crestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TeamDialog_TeamFragment, unknown>;
export const VenueDialog_VenueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueDialog_venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]} as unknown as DocumentNode<VenueDialog_VenueFragment, unknown>;
export const NextMatch_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextMatch_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<NextMatch_MatchFragment, unknown>;
export const NextMatchSeo_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextMatchSeo_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}}]} as unknown as DocumentNode<NextMatchSeo_MatchFragment, unknown>;
export const TicketActions_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}}]} as unknown as DocumentNode<TicketActions_TicketFragment, unknown>;
export const TicketCard_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}}]} as unknown as DocumentNode<TicketCard_MatchFragment, unknown>;
export const PurchasePanel_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchasePanel_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}}]} as unknown as DocumentNode<PurchasePanel_MatchFragment, unknown>;
export const TicketPurchasePage_MatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketPurchasePage_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchasePanel_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchasePanel_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}}]} as unknown as DocumentNode<TicketPurchasePage_MatchFragment, unknown>;
export const WaitingList_WaitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_wait"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeatWait"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}}]}}]} as unknown as DocumentNode<WaitingList_WaitFragment, unknown>;
export const Refunds_RefundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}}]}}]} as unknown as DocumentNode<Refunds_RefundFragment, unknown>;
export const SaleFigures_SaleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleFigures_sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}}]} as unknown as DocumentNode<SaleFigures_SaleFragment, unknown>;
export const WaitingPeople_PersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingPeople_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}}]}}]} as unknown as DocumentNode<WaitingPeople_PersonFragment, unknown>;
export const AttendeeRow_AttendeeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeRow_attendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}}]}}]} as unknown as DocumentNode<AttendeeRow_AttendeeFragment, unknown>;
export const SaleRow_SaleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleRow_sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}}]} as unknown as DocumentNode<SaleRow_SaleFragment, unknown>;
export const TicketStub_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<TicketStub_TicketFragment, unknown>;
export const SavedTickets_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTickets_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SavedTickets_TicketFragment, unknown>;
export const UserRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<UserRow_UserFragment, unknown>;
export const OwnTicketRow_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OwnTicketRow_TicketFragment, unknown>;
export const OwnTicketLists_TicketFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicketLists_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicketRow_ticket"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<OwnTicketLists_TicketFragment, unknown>;
export const Viewer_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<Viewer_UserFragment, unknown>;
export const CertificateWarning_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWarning_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appleWalletEndsAt"}}]}}]} as unknown as DocumentNode<CertificateWarning_DashboardFragment, unknown>;
export const MutationFailureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<MutationFailureFragment, unknown>;
export const AbonosPanelDocument = {"__meta__":{"hash":"9601b3bc3e74d164e3b3030430897b879bf927604c04f5d63907d05c39924415"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbonoCard_abono"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deferredUploads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeferredUpload_upload"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbonoCard_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeferredUpload_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeferredUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]} as unknown as DocumentNode<AbonosPanelQuery, AbonosPanelQueryVariables>;
export const AbonosLearntLayoutsDocument = {"__meta__":{"hash":"b8ca0d146a34eae7c9671284be2794ea42df509f5c1809223562cc1fcdf2a2f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosLearntLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"abonoLayouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearntLayout_layout"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearntLayout_layout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbonoLayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"helpedCount"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verifierName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sketch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ratio"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"top"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<AbonosLearntLayoutsQuery, AbonosLearntLayoutsQueryVariables>;
export const NameAbonoLayoutDocument = {"__meta__":{"hash":"cda6b1c716d237ac586292f481a0cef87d066e57ef917d8ba61f4665c4b8c919"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NameAbonoLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NameAbonoLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nameAbonoLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NameAbonoLayoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<NameAbonoLayoutMutation, NameAbonoLayoutMutationVariables>;
export const DeleteAbonoLayoutDocument = {"__meta__":{"hash":"ec51abe632313cfb8e012872b6b816e57806408a11dc8b1b7419b0639a5cb511"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAbonoLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAbonoLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAbonoLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAbonoLayoutSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteAbonoLayoutMutation, DeleteAbonoLayoutMutationVariables>;
export const AbonosPassPdfDocument = {"__meta__":{"hash":"a9c0fbf9e1651d2a1eb7f91972da1ce4b8e21d66145fd334585c466ef8b3afde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosPassPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"pageHeight"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PdfDetails_document"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PdfDetails_document"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadedDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"creator"}},{"kind":"Field","name":{"kind":"Name","value":"producer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageWidth"}},{"kind":"Field","name":{"kind":"Name","value":"pageHeight"}}]}}]} as unknown as DocumentNode<AbonosPassPdfQuery, AbonosPassPdfQueryVariables>;
export const AbonosReviewQueueDocument = {"__meta__":{"hash":"c625425722e8a4a5dda7860ea0a6d494cb8ab22b6c37d750805c6bc48b6fe735"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosReviewQueue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"abonosToReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassReview_abono"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassReview_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagina"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"dudas"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}}]} as unknown as DocumentNode<AbonosReviewQueueQuery, AbonosReviewQueueQueryVariables>;
export const AbonosUploadHistoryDocument = {"__meta__":{"hash":"6df94cd710202f1ded9b99e15d7659b8157a499184b116df0020c74500f61a7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosUploadHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipUploadFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUploads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UploadRow_upload"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UploadRow_upload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipUpload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAwarded"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}}]}}]}}]} as unknown as DocumentNode<AbonosUploadHistoryQuery, AbonosUploadHistoryQueryVariables>;
export const AbonosUploadDocument = {"__meta__":{"hash":"e8a963fdb832742fe502cd7269d82af6e8354c91f72d4a098eab92612d96c072"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewerName"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"pointsAwarded"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassReview_abono"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassReview_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagina"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"dudas"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}}]} as unknown as DocumentNode<AbonosUploadQuery, AbonosUploadQueryVariables>;
export const VerifyAbonoDocument = {"__meta__":{"hash":"11cd6db7eda5ffa9d01af4194abb4b2807d0afd427a2a3d86abaef41226459d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyAbono"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAbonoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verifyAbono"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyAbonoSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"abono"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyAbonoMutation, VerifyAbonoMutationVariables>;
export const RejectAbonoDocument = {"__meta__":{"hash":"954d57df1203569a3764834a0ca81a428555322df91bed2ad12334435c0b86cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectAbono"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectAbonoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rejectAbono"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RejectAbonoSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"abono"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RejectAbonoMutation, RejectAbonoMutationVariables>;
export const AbonosPassNowDocument = {"__meta__":{"hash":"744db2debd3640bb6767b77a68f93403e567c16a7e3317541d00c902261142bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbonosPassNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membershipUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uploadId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassReview_abono"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassReview_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"archivoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagina"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderName"}},{"kind":"Field","name":{"kind":"Name","value":"uploaderEmail"}},{"kind":"Field","name":{"kind":"Name","value":"dudas"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoAbonament"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"evento"}},{"kind":"Field","name":{"kind":"Name","value":"recinto"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"nifOrganizador"}},{"kind":"Field","name":{"kind":"Name","value":"nifDistr"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaTicket"}},{"kind":"Field","name":{"kind":"Name","value":"codigoLocalizador"}},{"kind":"Field","name":{"kind":"Name","value":"precioEntrada"}},{"kind":"Field","name":{"kind":"Name","value":"precioDistribucion"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ocrData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"raw"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}}]}}]} as unknown as DocumentNode<AbonosPassNowQuery, AbonosPassNowQueryVariables>;
export const UploadAbonoDocument = {"__meta__":{"hash":"0a5ae55d23c6ade81f1a05323a42509bb4163520fc4ccbf8a5602b316d48b191"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadAbono"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAbonoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadAbono"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadAbonoSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"registrosCreados"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"abonos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbonoCard_abono"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbonoCard_abono"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Abono"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombreAsistente"}},{"kind":"Field","name":{"kind":"Name","value":"temporada"}},{"kind":"Field","name":{"kind":"Name","value":"anillo"}},{"kind":"Field","name":{"kind":"Name","value":"bloque"}},{"kind":"Field","name":{"kind":"Name","value":"fila"}},{"kind":"Field","name":{"kind":"Name","value":"asiento"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"fechaSubida"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"esPropietario"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UploadAbonoMutation, UploadAbonoMutationVariables>;
export const AnalyticsPageDocument = {"__meta__":{"hash":"b14d0443f0c6d66f9fbe188de9512658a6f41e3a10b312f98e2b935be1405077"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"analytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsCharts_analytics"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesChart_series"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchSalesChart_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"soldInPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsByActionChart_action"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entries"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FansChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushChart_push"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPush"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassesChart_status"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsCount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InquiriesChart_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsInquiries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"contacted"}},{"kind":"Field","name":{"kind":"Name","value":"agreed"}},{"kind":"Field","name":{"kind":"Name","value":"declined"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsCharts_analytics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Analytics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"bucket"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesChart_series"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketsByMatch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchSalesChart_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsByAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointsByActionChart_action"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fansByLevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FansChart_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"push"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushChart_push"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passesByStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassesChart_status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inquiriesByLevel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InquiriesChart_level"}}]}}]}}]} as unknown as DocumentNode<AnalyticsPageQuery, AnalyticsPageQueryVariables>;
export const DashboardPageDocument = {"__meta__":{"hash":"7ba58d084fa0f030062274b2dd3c177ccd5b300c8fe686323bf0347ebc52c6c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComingMatches_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentActivity_entry"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardTiles_dashboard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingWork_dashboard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateWarning_dashboard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditSentence_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComingMatches_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardMatch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditSentence_entry"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardTiles_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"lastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"lastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"weekBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"draft"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingWork_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"newInquiries"}},{"kind":"Field","name":{"kind":"Name","value":"passesToReview"}},{"kind":"Field","name":{"kind":"Name","value":"reportedComments"}},{"kind":"Field","name":{"kind":"Name","value":"unsettledMatches"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateWarning_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"appleWalletEndsAt"}}]}}]} as unknown as DocumentNode<DashboardPageQuery, DashboardPageQueryVariables>;
export const AuditLogPageDocument = {"__meta__":{"hash":"a8f578fb761ac1e59972605e2922f9361b55ef216ec5337adf9034be74d4a589"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditSentence_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditSentence_entry"}}]}}]} as unknown as DocumentNode<AuditLogPageQuery, AuditLogPageQueryVariables>;
export const AuditLogExportDocument = {"__meta__":{"hash":"ba24f3102a0c03d0c26b3cd82508eef21dec9c118b7e719d46872343a9c136f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLogExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorId"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"currentName"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}}]} as unknown as DocumentNode<AuditLogExportQuery, AuditLogExportQueryVariables>;
export const CommentQueueDocument = {"__meta__":{"hash":"03892b14833033e7cce938eec89fa6dc6b197c3e3980a2e9312fb17a20f47750"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommentQueue"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moderatedComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queue"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuedComment_comment"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"reported"},"name":{"kind":"Name","value":"moderatedComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"EnumValue","value":"REPORTED"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"hidden"},"name":{"kind":"Name","value":"moderatedComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"EnumValue","value":"HIDDEN"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenByName"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CommentQueueQuery, CommentQueueQueryVariables>;
export const HideCommentDocument = {"__meta__":{"hash":"5243d398b0494049910f8c0d036b2f73158d3138e0a9afee56440a731d42bfc3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reported"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hideComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reported"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reported"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HideCommentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<HideCommentMutation, HideCommentMutationVariables>;
export const RestoreCommentDocument = {"__meta__":{"hash":"2e0b2437cf8ddde8d0ad7332839168e74f17fb29fc448bcf379947121a1d5965"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"restoreComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"seen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seen"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreCommentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const MoreCommentsDocument = {"__meta__":{"hash":"edc5f9c49c77db09b864263cf78488659cea9c55338aa2e9883177c92d3003d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoreComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedComment_comment"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}}]} as unknown as DocumentNode<MoreCommentsQuery, MoreCommentsQueryVariables>;
export const CommentModerationDocument = {"__meta__":{"hash":"1f5bae0ec10cae71ab9a777ca1b5546542346bd1aa49a559b7083f76342988cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentModeration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moderatedComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newsId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenByName"}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]} as unknown as DocumentNode<CommentModerationQuery, CommentModerationQueryVariables>;
export const OwnCommentsDocument = {"__meta__":{"hash":"e0966cba321d7c512d861c1fb512223e6bf9ab88c4b693cfa003068cd611ccd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commentsOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newsId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportedCommentsOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"newsId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}}}]}]}}]}}]} as unknown as DocumentNode<OwnCommentsQuery, OwnCommentsQueryVariables>;
export const AddCommentDocument = {"__meta__":{"hash":"ccc523d259f3039c8b5d7bf1ab1f0209434c8119740137114c3ef58fb1a8ac65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"newsId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newsId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddCommentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"comment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedComment_comment"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<AddCommentMutation, AddCommentMutationVariables>;
export const DeleteCommentDocument = {"__meta__":{"hash":"6381f522eb2fb7b0023e579d5558565e877e3d2c35a6273489f622059481be75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCommentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCommentMutation, DeleteCommentMutationVariables>;
export const ReportCommentDocument = {"__meta__":{"hash":"23fd442378e3144f09a081acc83ca100f3ed029ed53070f13f121331d91bc64d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reportComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCommentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ReportCommentMutation, ReportCommentMutationVariables>;
export const DoorMatchesDocument = {"__meta__":{"hash":"a308823e1d3f0a8c72939f34151ebbdf171b3db3bce8fe15bd41383c505d8c16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"doorMatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}}]}}]}}]} as unknown as DocumentNode<DoorMatchesQuery, DoorMatchesQueryVariables>;
export const DoorGatesDocument = {"__meta__":{"hash":"81a0aeee2dd489a167b767e9d45fb3a9974df93f848db8a233b6d34e0da5ff0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorGates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"doorGates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}]}]}}]} as unknown as DocumentNode<DoorGatesQuery, DoorGatesQueryVariables>;
export const DoorListDocument = {"__meta__":{"hash":"ea7eb9ca6d3af9f3f85b3ce1a66b41e2b497910eb12ae5cd54963b41e9b4bfab"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"doorList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"salt"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"hashes"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"admittedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DoorListQuery, DoorListQueryVariables>;
export const DoorCountsDocument = {"__meta__":{"hash":"b7c79438c7fa77601bb32181976210d996accda8009880eacef513daa3c852f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"doorCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]}}]} as unknown as DocumentNode<DoorCountsQuery, DoorCountsQueryVariables>;
export const AdmitDocument = {"__meta__":{"hash":"2ceab3eb49963ed787e314f9303f9adc435e39a7f7a01c58287f8a11652fd9a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Admit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdmitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"admit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmitSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"scanId"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"admittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"otherMatch"}},{"kind":"Field","name":{"kind":"Name","value":"otherMatchDate"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<AdmitMutation, AdmitMutationVariables>;
export const SyncScansDocument = {"__meta__":{"hash":"cbfe31bbcc99fe9038ac2219c5d047843f29ef11bac76921983ec212494bad67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncScans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncScansInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"syncScans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SyncScansSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verdicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"scanId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SyncScansMutation, SyncScansMutationVariables>;
export const DeskPageDocument = {"__meta__":{"hash":"a1650ccba09a13700e929ed92cd53a62f99472e2cca02e3b1f265e8d3314e6fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"doorCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GateCounts_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doorConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdmittedList_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"admittedPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdmittedList_person"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GateCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DoorCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"admitted"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdmittedList_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdmittedPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"admittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"firstGate"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}}]}}]} as unknown as DocumentNode<DeskPageQuery, DeskPageQueryVariables>;
export const DoorSheetDocument = {"__meta__":{"hash":"f0c41cd34d1ff69a3526ffeae96b06e2104c2139448a83811f0c9023d0944e13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoorSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"doorSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}},{"kind":"Field","name":{"kind":"Name","value":"admittedAt"}}]}}]}}]} as unknown as DocumentNode<DoorSheetQuery, DoorSheetQueryVariables>;
export const UndoAdmissionDocument = {"__meta__":{"hash":"b73feda90551f51f35161cdb7e78a1c826c15e2b6778eeab2fa13a16b3d8743f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoAdmission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoAdmissionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"undoAdmission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoAdmissionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UndoAdmissionMutation, UndoAdmissionMutationVariables>;
export const HomePageDocument = {"__meta__":{"hash":"53be3a1ce63fcafc6e8e165f875d1ec58878368a8bbac60d27515b806cfa751a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomePage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"upcoming"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchesSection_match"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsSection_article"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orSamples"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorsSection_sponsor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorCard_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorWall_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard_sponsor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchesSection_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsSection_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorsSection_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorCard_sponsor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorWall_sponsor"}}]}}]} as unknown as DocumentNode<HomePageQuery, HomePageQueryVariables>;
export const LiveCardDocument = {"__meta__":{"hash":"b64a1d872febda0a90c0ae0e61db1d5d08b5fa2b8937055e2b2fd9551a65ee69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchesSection_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchesSection_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}}]} as unknown as DocumentNode<LiveCardSubscription, LiveCardSubscriptionVariables>;
export const InquiriesPageDocument = {"__meta__":{"hash":"2a813f0810f0b768ca756b1b7acbd8e87e203cefc1489d9bb71143e8ff3ce2d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InquiriesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InquiryFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorInquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InquiryRow_inquiry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InquiryRow_inquiry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorInquiry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sponsorshipLevel"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspicious"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}}]}}]} as unknown as DocumentNode<InquiriesPageQuery, InquiriesPageQueryVariables>;
export const DeleteInquiryDocument = {"__meta__":{"hash":"adbe081f77710d85f356e584e7a9d3de02db32b7a24f776bb170fe7923047f01"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteInquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteInquirySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteInquiryMutation, DeleteInquiryMutationVariables>;
export const SetInquiryStatusDocument = {"__meta__":{"hash":"2a982ef50e337bd33c0977112e0ff2197b7e311343834fa53804857eefa73003"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInquiryStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetInquiryStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setInquiryStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetInquiryStatusSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"inquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SetInquiryStatusMutation, SetInquiryStatusMutationVariables>;
export const AddInquiryNoteDocument = {"__meta__":{"hash":"1caa964d1ffc49aee454aa692c37c80f3f4bf60560faa5b3eb60b872b48ce2d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddInquiryNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddInquiryNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"addInquiryNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddInquiryNoteSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"inquiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<AddInquiryNoteMutation, AddInquiryNoteMutationVariables>;
export const FailedJobsPageDocument = {"__meta__":{"hash":"ad854a495ae65a26d537887868476e230b5afbfdf1d62e7e200572e61dcf1e20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedJobsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"failedJobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobRow_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobRow_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedJob"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<FailedJobsPageQuery, FailedJobsPageQueryVariables>;
export const RetryFailedJobDocument = {"__meta__":{"hash":"55d9511c97b00be493896eba25301d0dfc4699250ab4deda85e3416049a6c8bd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryFailedJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryFailedJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetryFailedJobSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retriedJobId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RetryFailedJobMutation, RetryFailedJobMutationVariables>;
export const PaymentProviderDocument = {"__meta__":{"hash":"78774985bb06a3309f7ab73ad8298e13493c2631e7f7156a4ff292b81578451c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentProvider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"paymentWay"}}]}}]} as unknown as DocumentNode<PaymentProviderQuery, PaymentProviderQueryVariables>;
export const CalendarPageDocument = {"__meta__":{"hash":"7cdd372a82b6531f304d71002f58d92331eb89d39fc760fc484aa7de4846e15e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCurrent"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarResults_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchMonths"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"season"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"currentSeason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCurrent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarStats_stats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarResults_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchCard_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarStats_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"homeMatches"}},{"kind":"Field","name":{"kind":"Name","value":"awayMatches"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}}]}}]} as unknown as DocumentNode<CalendarPageQuery, CalendarPageQueryVariables>;
export const MatchPageDocument = {"__meta__":{"hash":"0f2b84a6b848c4d05bc16b0637e68099179fd9e0d7e0402363474ee089cb7b25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchPage_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuarterTable_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchBoard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuarterTable_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNews_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchPage_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"hasStatistics"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchBoard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchFacts_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchNews_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}}]} as unknown as DocumentNode<MatchPageQuery, MatchPageQueryVariables>;
export const ManageCompetitionsPageDocument = {"__meta__":{"hash":"4797e9f313bc536a632df5843dbef6858accb4bf982e2e63b9f9c8f89b44e628"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageCompetitionsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompetitionRow_competition"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompetitionRow_competition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Competition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}}]}}]} as unknown as DocumentNode<ManageCompetitionsPageQuery, ManageCompetitionsPageQueryVariables>;
export const CreateCompetitionDocument = {"__meta__":{"hash":"e8896558865a85a8d74f1b79f01ae2e012e0eba535c25bada1b4cbf5010c62f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompetitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompetitionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCompetitionMutation, CreateCompetitionMutationVariables>;
export const UpdateCompetitionDocument = {"__meta__":{"hash":"b94d056929e90ecec86be8833e1e194f57a5cf7a90101a5d6e7d549d599aca6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompetitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompetitionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCompetitionMutation, UpdateCompetitionMutationVariables>;
export const MoveCompetitionDocument = {"__meta__":{"hash":"619ac12a1253d7a05b7c167967c39f0fe288611bf41ede4ccb7b45ef8acf9a6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveCompetitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moveCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveCompetitionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<MoveCompetitionMutation, MoveCompetitionMutationVariables>;
export const DeleteCompetitionDocument = {"__meta__":{"hash":"f0c08b602ad605316c6e581f834e70a4f8a9a12061d52c0816d3e8123464f543"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCompetition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCompetitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteCompetition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCompetitionSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCompetitionMutation, DeleteCompetitionMutationVariables>;
export const ManageMatchPageDocument = {"__meta__":{"hash":"8e8f4d616d82c895a95e9b152bbd8b28d264e01c8a43905a54fb27a7f5c15039"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageMatchPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchForm_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchSteps_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleForm_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentNotices_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scorekeeper_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatisticsUpload_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedForm_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"holdersToTell"}},{"kind":"Field","name":{"kind":"Name","value":"ownTicketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchSteps_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"holdersToTell"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ownTicketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentNotices_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastChangeAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sent"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"obsolete"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scorekeeper_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatisticsUpload_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextReadAt"}}]}}]}}]} as unknown as DocumentNode<ManageMatchPageQuery, ManageMatchPageQueryVariables>;
export const ManageMatchesPageDocument = {"__meta__":{"hash":"05232805ba96eb5a39fc5d0734425796c38c83741d671e479650e3e907e19869"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageMatchesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMatchFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchRow_match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchSeasons"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchRow_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsSold"}}]}}]} as unknown as DocumentNode<ManageMatchesPageQuery, ManageMatchesPageQueryVariables>;
export const CreateMatchDocument = {"__meta__":{"hash":"d501926cff5bafc3fa1d6c402497739491cb980dd5eedc7076fcb226f60dd16e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateMatchMutation, CreateMatchMutationVariables>;
export const UpdateMatchDocument = {"__meta__":{"hash":"19c4b49190ae491b9a5df31554fdd006c92f18080a11d57a4464bd62352dfda8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateMatchMutation, UpdateMatchMutationVariables>;
export const DeleteMatchDocument = {"__meta__":{"hash":"984128d797e2855823b1b404681bcaac5763924fcd0441fab1fb1de0dab58b26"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteMatchMutation, DeleteMatchMutationVariables>;
export const LiveScoreDocument = {"__meta__":{"hash":"5a93b687401a107cd6335e00d5c864a8d27ee0221ed42b57c0b6cc3dd9a28fde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scorekeeper_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scorekeeper_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]} as unknown as DocumentNode<LiveScoreSubscription, LiveScoreSubscriptionVariables>;
export const StartMatchDocument = {"__meta__":{"hash":"f58b5c06ce1fe4f8abf2378e8eaa8ebf5b7f692aed76dc4a2fd337ccffa28e75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<StartMatchMutation, StartMatchMutationVariables>;
export const CancelMatchDocument = {"__meta__":{"hash":"e88294a98646ce12b949bbeb59c0ff58d43d09ffa9bb9728b26c3f87b94885c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToldMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cancelMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMatchMutation, CancelMatchMutationVariables>;
export const ReopenMatchDocument = {"__meta__":{"hash":"683305e3db0d5c123f562422213fb25bd696dfb47c2703090e1ba49ebffb7d0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToldMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"reopenMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReopenMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ReopenMatchMutation, ReopenMatchMutationVariables>;
export const PostponeMatchDocument = {"__meta__":{"hash":"27c63623c66cc5bbb39ed7e50f4ce9474b9dfb347ffbaa7b5265dcbdda13fe71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostponeMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostponeMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"postponeMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostponeMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<PostponeMatchMutation, PostponeMatchMutationVariables>;
export const FinishMatchDocument = {"__meta__":{"hash":"c2e1808c24a81158eb9bf53fa131a737b24ca7ebb5c75c3368921e3563b22546"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishMatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"finishMatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FinishMatchSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScoreChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<FinishMatchMutation, FinishMatchMutationVariables>;
export const LiveNowDocument = {"__meta__":{"hash":"197eb2372304a26c006abd46e6fa218f82d48426658cbd44e599c88e900d363c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"LIVE"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"2"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LiveNowQuery, LiveNowQueryVariables>;
export const RecordScoreDocument = {"__meta__":{"hash":"0e9d0aeff923b17880af2bf2afcea357807d91a4c308b2df7f52a6de0311e555"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordScoreInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recordScore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ScoreChangedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RecordScoreMutation, RecordScoreMutationVariables>;
export const LiveMatchDocument = {"__meta__":{"hash":"c1e51da5a7feea6ce84bbd0cd154eeec2bc7340471b4306eddfc034796c56384"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LiveMatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchPage_match"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchStatistics_live"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuarterTable_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchBoard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"summaryUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuarterTable_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchFacts_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchNews_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LivePlays_statistics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isFinal"}},{"kind":"Field","alias":{"kind":"Name","value":"latest"},"name":{"kind":"Name","value":"plays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchPage_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"hasStatistics"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchBoard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchFacts_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchNews_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchStatistics_live"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LivePlays_statistics"}}]}}]} as unknown as DocumentNode<LiveMatchSubscription, LiveMatchSubscriptionVariables>;
export const GrantMembershipDocument = {"__meta__":{"hash":"f2926855c8e05f67700aec3c391bc44fdef9bf7b2cb92d3568eef93dffc8de03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantMembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"grantMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrantMembershipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<GrantMembershipMutation, GrantMembershipMutationVariables>;
export const RenewMembershipDocument = {"__meta__":{"hash":"5708332078c05b58c81aef6bc126d53a5afd8e00aa81a5793ed5aeac7c9d4738"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewMembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"renewMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenewMembershipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RenewMembershipMutation, RenewMembershipMutationVariables>;
export const MembershipsPageDocument = {"__meta__":{"hash":"bf618d2617ab03a1edcf7e9208d6361aa34ed0dd52525810131a2c59319df7f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipRow_membership"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipRow_membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"activationDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"holderEmail"}}]}}]} as unknown as DocumentNode<MembershipsPageQuery, MembershipsPageQueryVariables>;
export const EndMembershipDocument = {"__meta__":{"hash":"552f3de8720c45f2003bdb1f4a3adfd88f881fcf413c24a46c4e67b46dcc168a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndMembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndMembershipSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<EndMembershipMutation, EndMembershipMutationVariables>;
export const MembershipPanelDocument = {"__meta__":{"hash":"de19770ef380336e6521cd2f493285883c859ed73722cba572a24ae026b9fefc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipCard_membership"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipCard_membership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Membership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"activationDate"}},{"kind":"Field","name":{"kind":"Name","value":"expiryDate"}}]}}]} as unknown as DocumentNode<MembershipPanelQuery, MembershipPanelQueryVariables>;
export const ArticlePageDocument = {"__meta__":{"hash":"a9b9a6532b1093edf86b3712a5d192fee28dbcc044f0bf3f60eb527cff9eb90a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticlePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"160"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleHead_article"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleNeighbours_article"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedNews_article"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleJsonLd_article"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Comments_article"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommentBody_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedComment_comment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Comment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommentBody_comment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleNeighbours_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedNews_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"100"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleJsonLd_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Comments_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedComment_comment"}}]}}]}}]}}]} as unknown as DocumentNode<ArticlePageQuery, ArticlePageQueryVariables>;
export const NewsListPageDocument = {"__meta__":{"hash":"6bdc6a548e8c56de55b4f74d79472d4806673341911b6536f04ce9ccef402df7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsListPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard_article"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCategories_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryBadge_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"length"},"value":{"kind":"IntValue","value":"120"}}]},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryBadge_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCategories_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<NewsListPageQuery, NewsListPageQueryVariables>;
export const ArticleEditorDocument = {"__meta__":{"hash":"14454a3937f90a37f40d3cd376f04a15bac57bfb0da07fee3e26772a2f1b62f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArticleEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle_article"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notify"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ArticleEditorQuery, ArticleEditorQueryVariables>;
export const DeleteEditedArticleDocument = {"__meta__":{"hash":"940585f8d44bdc68256d6e0940dd78c8c190b236b6e01cff74570e0451c28f44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEditedArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteEditedArticleMutation, DeleteEditedArticleMutationVariables>;
export const OwnDraftsDocument = {"__meta__":{"hash":"5fb6f46fe09707e411d3190524bc08500423317ae0fc8645649b6c33976a470b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDrafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mine"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"DRAFT"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<OwnDraftsQuery, OwnDraftsQueryVariables>;
export const CreateEditedArticleDocument = {"__meta__":{"hash":"ebf48726bda682fb1aef4a8c5d4c94b3c942b336ff4ac251136ac5a9be6ee1d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEditedArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle_article"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notify"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateEditedArticleMutation, CreateEditedArticleMutationVariables>;
export const UpdateEditedArticleDocument = {"__meta__":{"hash":"deede92dd157c07cad71d768634f296b85d1715727d2134f66d736335c4709a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEditedArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateArticleSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"article"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle_article"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stored"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedArticle_article"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedArticle_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"galleryImages"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notify"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateEditedArticleMutation, UpdateEditedArticleMutationVariables>;
export const UploadEditedImageDocument = {"__meta__":{"hash":"ab293eb905e03a1decc16c1e8001bc8e349ecefdd18b66a77f60b2970ad1ebce"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadEditedImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadNewsImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadNewsImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadNewsImageSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UploadEditedImageMutation, UploadEditedImageMutationVariables>;
export const CategoriesManagerDocument = {"__meta__":{"hash":"cd955b40186b3984acd217564bc17fc952dc5adc2c1358d0d5b88bde97cc3b03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allNewsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow_category"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow_category"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"articleCount"}}]}}]} as unknown as DocumentNode<CategoriesManagerQuery, CategoriesManagerQueryVariables>;
export const MoveCategoryDocument = {"__meta__":{"hash":"f3503d564826e3ace005594639bfcdcdd4dafc047194615d2f2a21cc0c362953"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveNewsCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moveNewsCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveNewsCategorySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<MoveCategoryMutation, MoveCategoryMutationVariables>;
export const DeleteCategoryDocument = {"__meta__":{"hash":"f6ac7f5afb945375e7e71e7f34913d8bc05b0a50f1bf93f79fb490677177acb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNewsCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteNewsCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteNewsCategorySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const CreateCategoryDocument = {"__meta__":{"hash":"8a469aca0cbdf5a13795c7929a7679c056bd62b4306d602c6c0294eee224c4e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNewsCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createNewsCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNewsCategorySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"__meta__":{"hash":"c670a07c0cc66c4712762fd0f5c3deedbf1168a7915adf11aef2c3efb09d0689"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNewsCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateNewsCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNewsCategorySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const NewsManagerDocument = {"__meta__":{"hash":"02aeeb5b57a3df29d4171080764db99472f002962ff7309b19bb619d5cc861a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsManager"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArticleOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsRow_article"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allNewsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsRow_article"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"publicationDate"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<NewsManagerQuery, NewsManagerQueryVariables>;
export const SetNewsStatusDocument = {"__meta__":{"hash":"eab8c4b935739487cb6535c963f5a5ab0409390fe1f03fe53d283cd78f41a272"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetNewsStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetNewsStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setNewsStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetNewsStatusSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SetNewsStatusMutation, SetNewsStatusMutationVariables>;
export const DeleteArticlesDocument = {"__meta__":{"hash":"f3a0bcc530d23b86bc64bb69a63e63c572b5480a513898b47200d851a49d61ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticlesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteArticles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteArticlesSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteArticlesMutation, DeleteArticlesMutationVariables>;
export const NotificationAudienceDocument = {"__meta__":{"hash":"940463ea6e66e3e2b002b16fd7d3fb55e3fdc0b9a6d15fed288cd14369ab780d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessagePreference"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notificationAudience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"preference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preference"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<NotificationAudienceQuery, NotificationAudienceQueryVariables>;
export const SendNotificationDocument = {"__meta__":{"hash":"44b7ea0c9dd196a53e814a5f9e9af08011311653598278890e2aa87408d85a86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendNotificationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sendNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendNotificationSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SendNotificationMutation, SendNotificationMutationVariables>;
export const NotificationsPageDocument = {"__meta__":{"hash":"0334def8cf23c8ff2164ed692f3949fa4128ec477bb5a4789aef285c4a60f1cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sentNotifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationRow_notification"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationRow_notification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentNotification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"preference"}},{"kind":"Field","name":{"kind":"Name","value":"queuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"devices"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]} as unknown as DocumentNode<NotificationsPageQuery, NotificationsPageQueryVariables>;
export const PaymentPageDocument = {"__meta__":{"hash":"5472310999ed0a6fa1fb37917edc5c32712ed221a0bc8ff1ae604f95f64d8e67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"refundReason"}},{"kind":"Field","name":{"kind":"Name","value":"refundAfter"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentPageQuery, PaymentPageQueryVariables>;
export const RetryRefundDocument = {"__meta__":{"hash":"4e5d9afeb8305cb1fd7a66a36cdc4f1af3e007508d8eb773f7b0cd071ad9f1c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRefundInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"retryRefund"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetryRefundSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RetryRefundMutation, RetryRefundMutationVariables>;
export const PaymentsPageDocument = {"__meta__":{"hash":"7ef7a39428f441519e2ec727e45ee783ca2678c5e7ad9772d70daca886bf2f18"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRow_order"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ticketVatRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderRow_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"refundReason"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}}]}}]}}]} as unknown as DocumentNode<PaymentsPageQuery, PaymentsPageQueryVariables>;
export const OrderExportDocument = {"__meta__":{"hash":"2e89d01fc378d4bfa08d7c364b08f0dc53c602434501b3273b0f5a2190b99083"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrderExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"refundReason"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundId"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"buyerName"}},{"kind":"Field","name":{"kind":"Name","value":"buyerEmail"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}}]}}]}}]} as unknown as DocumentNode<OrderExportQuery, OrderExportQueryVariables>;
export const UpdatePaymentSettingsDocument = {"__meta__":{"hash":"4cb3d66fcd61f90ac02fcb1ddf1ac307a409dd5acea7bbfeebd0ac0c16e0dcf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatePaymentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePaymentSettingsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vatRate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePaymentSettingsMutation, UpdatePaymentSettingsMutationVariables>;
export const PayPageDocument = {"__meta__":{"hash":"eb7bce4511c4a9eecdf85ef443e31bd49d9fb3ca8bde39ec47a9bac34492e590"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPayable"}},{"kind":"Field","name":{"kind":"Name","value":"isHeld"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"refundReason"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PayPageQuery, PayPageQueryVariables>;
export const StartPaymentDocument = {"__meta__":{"hash":"61a8f63385901006f6599d8f9d79caf3e336f9984a94998964a8699e7d3f96e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"startPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartPaymentSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<StartPaymentMutation, StartPaymentMutationVariables>;
export const TryPaymentAgainDocument = {"__meta__":{"hash":"745f86f1049a9d1573d385d88f2b5f095157c334331ce938d2c95f7ee5a44143"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryPaymentAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<TryPaymentAgainMutation, TryPaymentAgainMutationVariables>;
export const SquadPageDocument = {"__meta__":{"hash":"350cf72163cf6c57d525bd7e8425ef81800a8ad1f2fdb446892de4cdb1388942"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SquadPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerCard_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerDialog_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerWithoutScript_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SquadSeo_player"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Ratings_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerSheet_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Ratings_player"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SquadJsonLd_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerCard_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerDialog_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerSheet_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerWithoutScript_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerSheet_player"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SquadSeo_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SquadJsonLd_player"}}]}}]} as unknown as DocumentNode<SquadPageQuery, SquadPageQueryVariables>;
export const CreatePlayerDocument = {"__meta__":{"hash":"625fac406a2eb9081d78d5a16a5845e1d71269c91f681f62c3b813e56dfa6824"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createPlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePlayerSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreatePlayerMutation, CreatePlayerMutationVariables>;
export const UpdatePlayerDocument = {"__meta__":{"hash":"72414acb5f2b907541a925319769a7644593a264b810bf424cc7a7c187ac5093"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePlayerSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePlayerMutation, UpdatePlayerMutationVariables>;
export const ManagePlayersPageDocument = {"__meta__":{"hash":"ea19e52e5beb67c7f8bc218909afa6b79b6d853521f86d8737f4a52a48a3eca1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagePlayersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffPlayerFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffPlayers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerRow_player"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerPicture_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerRow_player"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Player"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dorsal"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"overall"}},{"kind":"Field","name":{"kind":"Name","value":"atkOverall"}},{"kind":"Field","name":{"kind":"Name","value":"shooting"}},{"kind":"Field","name":{"kind":"Name","value":"finishing"}},{"kind":"Field","name":{"kind":"Name","value":"concentration"}},{"kind":"Field","name":{"kind":"Name","value":"passing"}},{"kind":"Field","name":{"kind":"Name","value":"defOverall"}},{"kind":"Field","name":{"kind":"Name","value":"steal"}},{"kind":"Field","name":{"kind":"Name","value":"block"}},{"kind":"Field","name":{"kind":"Name","value":"perimeter"}},{"kind":"Field","name":{"kind":"Name","value":"interior"}},{"kind":"Field","name":{"kind":"Name","value":"primaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"secondaryQuality"}},{"kind":"Field","name":{"kind":"Name","value":"profileImage"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerPicture_player"}}]}}]} as unknown as DocumentNode<ManagePlayersPageQuery, ManagePlayersPageQueryVariables>;
export const DeletePlayerDocument = {"__meta__":{"hash":"5da1696873879efee0954b08eb35af9851f42a1e7ec4742150211f02294457e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deletePlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePlayerSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePlayerMutation, DeletePlayerMutationVariables>;
export const AnnouncementsDocument = {"__meta__":{"hash":"55faeecacf08743e9553632b55bdd4222a73326a59d52846ce916a6a5ba0baac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"achievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useAnnouncements_achievement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useAnnouncements_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}}]} as unknown as DocumentNode<AnnouncementsQuery, AnnouncementsQueryVariables>;
export const PointsPanelDocument = {"__meta__":{"hash":"2d24c598b406516ad8b0693620308db58323d18009685b7af63689b3a90269a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointsSummary_points"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointsHistory_points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"achievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AchievementGrid_achievement"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"useAnnouncements_achievement"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsSummary_points"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanPoints"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"levelProgress"}},{"kind":"Field","name":{"kind":"Name","value":"nextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"pointsToNextLevel"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivityCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointsHistory_points"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanPoints"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AchievementGrid_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"useAnnouncements_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FanAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"announced"}}]}}]} as unknown as DocumentNode<PointsPanelQuery, PointsPanelQueryVariables>;
export const ManualAchievementsDocument = {"__meta__":{"hash":"d2871b15434c7b4621010afe1372f2a82204436461e58ebac83efe5311771cde"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManualAchievements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"manualAchievements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardRow_achievement"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManualAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"achievementId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}}]}}]} as unknown as DocumentNode<ManualAchievementsQuery, ManualAchievementsQueryVariables>;
export const GrantAchievementDocument = {"__meta__":{"hash":"bae940b13e066476850f5385705edc1366afb73e3816d6aadcf34770528d3022"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantAchievement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantAchievementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"grantAchievement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrantAchievementSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"achievement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardRow_achievement"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManualAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"achievementId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<GrantAchievementMutation, GrantAchievementMutationVariables>;
export const RevokeAchievementDocument = {"__meta__":{"hash":"70a8377d981c813edd776afa7b576ab7e6f2c8c9800195dab3ccd23dd3465763"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAchievement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAchievementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"revokeAchievement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAchievementSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"achievement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwardRow_achievement"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwardRow_achievement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManualAchievement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"achievementId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeAchievementMutation, RevokeAchievementMutationVariables>;
export const MarkAchievementsSeenDocument = {"__meta__":{"hash":"b8a5343ca32c05211f468c547fc3d2c0a5f79e029bf1993a7ed5ac123483d42d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAchievementsSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAchievementsSeenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"markAchievementsSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}}]}}]}}]} as unknown as DocumentNode<MarkAchievementsSeenMutation, MarkAchievementsSeenMutationVariables>;
export const ProductsPageDocument = {"__meta__":{"hash":"a79ca7ac4e431e191521a57030adcc500ab4a35f0688188545566713e67ec07b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductRow_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"productCategories"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductRow_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ProductsPageQuery, ProductsPageQueryVariables>;
export const DeleteProductDocument = {"__meta__":{"hash":"5dce031fe583913b82b91bd20a4341173e15c28b97afe6d2b47de06cbf1bd2df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProductSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProductMutation, DeleteProductMutationVariables>;
export const CreateProductDocument = {"__meta__":{"hash":"0862a9300e0b6e962804f3f3ec5ec23e339ce16f0b918adb76222ccff82f58b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateProductDocument = {"__meta__":{"hash":"4d71edc51189a44a368548cf1b4e6fbbc86ed4f934ed21300bfe1815cc61e77e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateProductMutation, UpdateProductMutationVariables>;
export const VapidPublicKeyDocument = {"__meta__":{"hash":"e02ca36dee1faade7290be885ed595c9f0d7bebf5be1eb4c53858f31595c2517"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VapidPublicKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"vapidPublicKey"}}]}}]} as unknown as DocumentNode<VapidPublicKeyQuery, VapidPublicKeyQueryVariables>;
export const OwnPushSubscriptionDocument = {"__meta__":{"hash":"07ce791d4a05cd367ac9dc61b443b1169114271d3a1672cdf95eddd8eee4cac6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"pushServer_subscription"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"pushServer_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}}]} as unknown as DocumentNode<OwnPushSubscriptionQuery, OwnPushSubscriptionQueryVariables>;
export const SubscribeToPushDocument = {"__meta__":{"hash":"94206a1061d0f70e45da7a0bddeb75830c9f0834630d2f796e7cea42bcff9af7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscribeToPushSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"pushServer_subscription"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"pushServer_subscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"teamNews"}},{"kind":"Field","name":{"kind":"Name","value":"membershipOffers"}},{"kind":"Field","name":{"kind":"Name","value":"gameReminders"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SubscribeToPushMutation, SubscribeToPushMutationVariables>;
export const UnsubscribeFromPushDocument = {"__meta__":{"hash":"4e6ba555412f5e0b9386dc82b7910e7d84e7c00b6aacab1d90ae1e5539c070e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromPushMutation, UnsubscribeFromPushMutationVariables>;
export const UpdatePushPreferencesDocument = {"__meta__":{"hash":"ca1342ce4cc5da1fe30fdcc6e3d6fb16ce1ad4f04ead3a3eca5203fa5ad80468"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePushPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePushPreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updatePushPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePushPreferencesMutation, UpdatePushPreferencesMutationVariables>;
export const SponsorsPageDocument = {"__meta__":{"hash":"d2b03221352efa50347aab74983c2e1c8e6bbe889e8103accf5616dc978cb2b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SponsorsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorProfile_sponsor"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SponsorsJsonLd_sponsor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorProfile_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SponsorsJsonLd_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]} as unknown as DocumentNode<SponsorsPageQuery, SponsorsPageQueryVariables>;
export const CreateSponsorInquiryDocument = {"__meta__":{"hash":"25020053cfbc018e21de9bcb67cf38863d30eac974e4eb445c17e6815b4023db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSponsorInquiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createSponsorInquiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInquirySuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSponsorInquiryMutation, CreateSponsorInquiryMutationVariables>;
export const DeleteSponsorDocument = {"__meta__":{"hash":"11cf075de8870eeebd1de0389fb00f5b18b7959048e68b5b945eb7c77f147580"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSponsorMutation, DeleteSponsorMutationVariables>;
export const ManageSponsorsPageDocument = {"__meta__":{"hash":"a0058eb00585dbb694b9bbf81ffb1229ab95b44642e0207a5902d407d9503a9f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageSponsorsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allSponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedSponsor_sponsor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsor_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ManageSponsorsPageQuery, ManageSponsorsPageQueryVariables>;
export const CreateSponsorDocument = {"__meta__":{"hash":"cdf7ce99b377ceab179dc02393ffecb0c79c06d67100f24eea8bf6252ca1cea4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSponsorMutation, CreateSponsorMutationVariables>;
export const UpdateSponsorDocument = {"__meta__":{"hash":"3dbdce7099140ef0deb59a7d62e67fdf71d1e523cc15f498127b2bd09de16e35"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sponsor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSponsorMutation, UpdateSponsorMutationVariables>;
export const MoveSponsorDocument = {"__meta__":{"hash":"f999522fd8b885deff03a981a8e283dc39e2a247ad856725ae023fda4678f263"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveSponsor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSponsorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"moveSponsor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoveSponsorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sponsors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<MoveSponsorMutation, MoveSponsorMutationVariables>;
export const ManageAllSponsorsDocument = {"__meta__":{"hash":"08310e70d86ed9076eff887505c9b215edc4983ec87137fcacf6f1384ed4e402"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageAllSponsors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SponsorCategory"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allSponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedSponsor_sponsor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedSponsor_sponsor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sponsor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ManageAllSponsorsQuery, ManageAllSponsorsQueryVariables>;
export const StandingsPageDocument = {"__meta__":{"hash":"8a569620c702726e01bffa25ef087830148661fee3c77be7829cc93028fc0937"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandingsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"competition"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"season"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"round"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"standings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"competition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"competition"}}},{"kind":"Argument","name":{"kind":"Name","value":"season"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}},{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}},{"kind":"Argument","name":{"kind":"Name","value":"round"},"value":{"kind":"Variable","name":{"kind":"Name","value":"round"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"competitions"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StandingsTable_standings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"season"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StandingsTable_standings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Standings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"zones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"movement"}},{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isClub"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"penalty"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"tiedWith"}},{"kind":"Field","name":{"kind":"Name","value":"tieExplanation"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"played"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"scored"}},{"kind":"Field","name":{"kind":"Name","value":"received"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"won"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}}]}}]}}]}}]} as unknown as DocumentNode<StandingsPageQuery, StandingsPageQueryVariables>;
export const MatchStatisticsDocument = {"__meta__":{"hash":"0df7fb98f0568f78375d5a521667107b6e68c473d5b4cd125488c1dcc9053196"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoxScore_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamComparison_team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BoxScore_team"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamComparison_team"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShotChart_statistics"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatLine_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StatLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"twos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"threes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeThrows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"made"}},{"kind":"Field","name":{"kind":"Name","value":"attempted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reboundsOffensive"}},{"kind":"Field","name":{"kind":"Name","value":"reboundsDefensive"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"steals"}},{"kind":"Field","name":{"kind":"Name","value":"turnovers"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"}},{"kind":"Field","name":{"kind":"Name","value":"fouls"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BoxScore_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"shirt"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isStarter"}},{"kind":"Field","name":{"kind":"Name","value":"plusMinus"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamComparison_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatLine_line"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShotChart_statistics"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchStatistics"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"shots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}}]}}]}}]} as unknown as DocumentNode<MatchStatisticsQuery, MatchStatisticsQueryVariables>;
export const PlayByPlayDocument = {"__meta__":{"hash":"89624bb8007dea6a6bfc85ff45ae039ddf2db5377355ee8d41e95fce3f4290ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayByPlay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"plays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isMade"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PlayByPlayQuery, PlayByPlayQueryVariables>;
export const SetMatchFeedDocument = {"__meta__":{"hash":"8895c998e0a2b295a924363056ecbc453700fec53a4ba1152fe09ad62f3ab544"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMatchFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMatchFeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setMatchFeed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetMatchFeedSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeedForm_match"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeedForm_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"feed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"nextReadAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SetMatchFeedMutation, SetMatchFeedMutationVariables>;
export const UploadMatchStatisticsDocument = {"__meta__":{"hash":"8ebec37ee00b380adf3eb485cf63a9519730120e67791a055d2d0f917d6a69e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadMatchStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadMatchStatisticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"uploadMatchStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadMatchStatisticsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasStatistics"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatisticsUpload_match"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatisticsUpload_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UploadMatchStatisticsMutation, UploadMatchStatisticsMutationVariables>;
export const RemoveMatchStatisticsDocument = {"__meta__":{"hash":"02097972ede1909060e93c328a9f17762d8bdf940886e8aa928da38ad2e546e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMatchStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeMatchStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMatchStatisticsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasStatistics"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatisticsUpload_match"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatisticsUpload_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isProvisional"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveMatchStatisticsMutation, RemoveMatchStatisticsMutationVariables>;
export const ManageTeamsPageDocument = {"__meta__":{"hash":"5e42088854d471c2336034233637cdd86dedd25ace25389ec54d48fe5007626c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageTeamsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}},{"kind":"Field","name":{"kind":"Name","value":"matchCount"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamDialog_team"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamDialog_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ownAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}},{"kind":"Field","name":{"kind":"Name","value":"crestUrl"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ManageTeamsPageQuery, ManageTeamsPageQueryVariables>;
export const DeleteTeamDocument = {"__meta__":{"hash":"a2e1026fbb15e3031592dc55599b92b9f41ae18af1db694246594dc108b30eba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTeamSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const ManageVenuesPageDocument = {"__meta__":{"hash":"61c80bdba544e1629a6f2cda58c0d630869dcaf5f82bd91c82359c4d5595407c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManageVenuesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueDialog_venue"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueDialog_venue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]} as unknown as DocumentNode<ManageVenuesPageQuery, ManageVenuesPageQueryVariables>;
export const DeleteVenueDocument = {"__meta__":{"hash":"b5b4de9d0096775e1b1c513a574d7c6fefd7cc28a06c3d1b44e7ada3ca428453"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteVenueSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteVenueMutation, DeleteVenueMutationVariables>;
export const CreateTeamDocument = {"__meta__":{"hash":"4f10e542174f5bda5434126c13481c536542a9798081d072547be07dfe3485f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const UpdateTeamDocument = {"__meta__":{"hash":"416164db290ef5605dc9b890ef94ce0e9f3598bd990125e6ced4f2c95f040e17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const CreateVenueDocument = {"__meta__":{"hash":"6e870587945a78fc269ecb045f1c13ef23204da8dc612f3cf44d1acdb7fe6a9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVenueSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateVenueMutation, CreateVenueMutationVariables>;
export const UpdateVenueDocument = {"__meta__":{"hash":"b3d67633d6974780a17151ffa1af64fc3c62170c94ad77e3b4492427063176c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateVenueMutation, UpdateVenueMutationVariables>;
export const GiftPageDocument = {"__meta__":{"hash":"fe5508aecb286f0720baa1186da6825f9df59e445962db53f8b7e1e1966a58de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"giverName"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<GiftPageQuery, GiftPageQueryVariables>;
export const AcceptTicketDocument = {"__meta__":{"hash":"2ce86c38b415e62814e4d0f077032965ba21152db5154a50f4468f65da518c0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiftIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"acceptTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketAlreadyOwnedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptTicketMutation, AcceptTicketMutationVariables>;
export const GiveTicketDocument = {"__meta__":{"hash":"eab52edddfac56a74de6cdc21a0830c133720de9821cd69479065e17962e52c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"giveTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<GiveTicketMutation, GiveTicketMutationVariables>;
export const NextMatchPageDocument = {"__meta__":{"hash":"c9eeea1869cba0c87d7c42bec9e62e551e59d9aa622e514d142c924c1934c8b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextMatchPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"upcoming"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"home"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextMatch_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextMatchSeo_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketCard_match"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextMatch_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextMatchSeo_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}}]} as unknown as DocumentNode<NextMatchPageQuery, NextMatchPageQueryVariables>;
export const OwnWaitsDocument = {"__meta__":{"hash":"80509e21a9c526fc3252b76516630e9bb77f1627d7eb833ed2cdc50643d81491"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnWaits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seatWaits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnWaitsQuery, OwnWaitsQueryVariables>;
export const ReturnTicketDocument = {"__meta__":{"hash":"21540cd859d8c068c9605777ed2d8092597e48b63c65ee3d6242670c39a5dada"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReturnTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"returnTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnTicketMutation, ReturnTicketMutationVariables>;
export const KeepTicketDocument = {"__meta__":{"hash":"b66ed8946eb9df4389ee92710778ca34bc72f8d6d8928ce84f97a831d729941d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"keepTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeepTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<KeepTicketMutation, KeepTicketMutationVariables>;
export const TicketPurchasePageDocument = {"__meta__":{"hash":"30772fe614388b7a1eb1b844daf9b1e54389771290652d0f8a18294035bd70a1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketPurchasePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"paymentWay"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketPurchasePage_match"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchScoreboard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PurchasePanel_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchGuide_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketPurchasePage_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchScoreboard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PurchasePanel_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchGuide_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}}]} as unknown as DocumentNode<TicketPurchasePageQuery, TicketPurchasePageQueryVariables>;
export const TicketsPageDocument = {"__meta__":{"hash":"c21f0e7041ff4aee9458caa74a926a78ee3c183ecd6eb79c4c77388eb253d2ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"upcoming"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"home"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketCard_match"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MatchJsonLd_match"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketCard_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"homeAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"awayAbbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MatchJsonLd_match"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Match"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"ticketPrice"}}]}}]} as unknown as DocumentNode<TicketsPageQuery, TicketsPageQueryVariables>;
export const SeatWaitDocument = {"__meta__":{"hash":"c77c7a1ec4e011671c8543547b6f61cb7c4340d3b80e7f1cb9aaff4c7e682e7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatWait"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seatWait"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_wait"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_wait"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeatWait"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}}]}}]} as unknown as DocumentNode<SeatWaitQuery, SeatWaitQueryVariables>;
export const JoinWaitingListDocument = {"__meta__":{"hash":"a721feed5dab48a0453e00fed9c240ef02728581b0b5d249bf502590dd0e0874"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitingListSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = {"__meta__":{"hash":"f13b6abe417ee861a563cd089e6c5fca3490056eb878ae9a8f625f5dd3f6aa71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveWaitingListSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListOpen"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const AttendeesPageDocument = {"__meta__":{"hash":"1d6215ea73a79f4a5b337ed516c3b45a9674e6db4772da987ca18380d98ccd8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendeesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AttendeeOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"states"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketState"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchSale"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"isHome"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"returnHours"}},{"kind":"Field","name":{"kind":"Name","value":"offerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hasWaitingList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleFigures_sale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"states"},"value":{"kind":"Variable","name":{"kind":"Name","value":"states"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendeeRow_attendee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingPeople_person"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Refunds_refund"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleFigures_sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsHeld"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttendeeRow_attendee"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attendee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingPeople_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"offeredUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Refunds_refund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Refund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}}]}}]} as unknown as DocumentNode<AttendeesPageQuery, AttendeesPageQueryVariables>;
export const AllAttendeesDocument = {"__meta__":{"hash":"c6689e78a4e2bc8577dc294d273b173a9562c215fdd2d207a507781266986b30"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllAttendees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allAttendees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}}]}}]}}]} as unknown as DocumentNode<AllAttendeesQuery, AllAttendeesQueryVariables>;
export const CancelTicketDocument = {"__meta__":{"hash":"9c2b3730e0231114a69453f3f0b2d90caa2d16cad1c98a58840420a803ad1b14"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cancelTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancelTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CancelTicketMutation, CancelTicketMutationVariables>;
export const IssueComplimentaryTicketDocument = {"__meta__":{"hash":"75d21a0641ea0911507255ca113e94ef80a5b63f2e6deb33b36818b7e30f661e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueComplimentaryTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"issueComplimentaryTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssueComplimentaryTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketId"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<IssueComplimentaryTicketMutation, IssueComplimentaryTicketMutationVariables>;
export const TicketSalesPageDocument = {"__meta__":{"hash":"9cd1ecb041ac9043d3304b29dfbb5b356da586c643ebbd6d092a48aca084e196"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketSalesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSaleFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaleRow_sale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleRow_sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MatchSale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"opponent"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"takings"}}]}}]} as unknown as DocumentNode<TicketSalesPageQuery, TicketSalesPageQueryVariables>;
export const UpdateTicketSettingsDocument = {"__meta__":{"hash":"07306fcc11da4a775a6f97c40ae5c495c777c6ca35890adb1fff33af5edcfa19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTicketSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateTicketSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTicketSettingsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"returnHours"}},{"kind":"Field","name":{"kind":"Name","value":"offerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"hasWaitingList"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTicketSettingsMutation, UpdateTicketSettingsMutationVariables>;
export const OwnTicketsDocument = {"__meta__":{"hash":"ab7586b900892c57248bfaa4b392afd2b1ccfcc7f128ff53e62094bddcdbe4a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnTicketsQuery, OwnTicketsQueryVariables>;
export const OwnTicketDocument = {"__meta__":{"hash":"8f87bc5d45a43d1be845175b9437f90ecad1c201b8795f1fe3bc1e4ae1645f3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"matchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"matchId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}}]} as unknown as DocumentNode<OwnTicketQuery, OwnTicketQueryVariables>;
export const SavedTicketsDocument = {"__meta__":{"hash":"3d19fbbecdbd7debaf1194bf9a1adcedda3eae08bc025c3344e06c4c2ae4f795"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedTickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTickets_ticket"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTickets_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}}]}}]} as unknown as DocumentNode<SavedTicketsQuery, SavedTicketsQueryVariables>;
export const PurchaseTicketDocument = {"__meta__":{"hash":"de9208d4c4b35498b9a1b9d4fe56ce5a2ee8029925784ce5575a238ef999ff8c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PurchaseTicket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseTicketInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseTicket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseTicketSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"isOnSale"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentRequired"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TicketAlreadyOwnedError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<PurchaseTicketMutation, PurchaseTicketMutationVariables>;
export const TicketTodayDocument = {"__meta__":{"hash":"5d37c27cce41747565f3f559c65b8ef9b231f19d6742c0334136617227abcd1e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticketToday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TicketTodayQuery, TicketTodayQueryVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"5517f59bb0eddb96fd468110beb797129ed20a3db67726abc51922560f728926"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"b9b5304b51a0ab1924454968f8aee4e1147671fc1a7552a78ca8feefcacc8822"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = {"__meta__":{"hash":"7621fcc074487a6f9ea3f027e7da211e81cf8a12b32d0da6e27b27800446f609"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verifyEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyEmailSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const SetUserRightsDocument = {"__meta__":{"hash":"43b756227106ba5a7deb0dbc5736759d9b70f52388216a848981bb1878b4fd3d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRights"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserRightsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"setUserRights"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetUserRightsSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<SetUserRightsMutation, SetUserRightsMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"0843751ee7f2e9d6bfd07f455e0d1e1df3d40a714246c3913346b2d3843f3885"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSecondFactorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const SecondFactorRolesPageDocument = {"__meta__":{"hash":"8add0d460f4edd665269232b5161615c3f1b2880f87df01790085e5a15bb9b64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRolesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]}}]} as unknown as DocumentNode<SecondFactorRolesPageQuery, SecondFactorRolesPageQueryVariables>;
export const RequireSecondFactorDocument = {"__meta__":{"hash":"0726ee599d42636e671c958fb549c98f047dff8d392058368dc28f8100eefc0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;
export const CreateUserDocument = {"__meta__":{"hash":"849328b18860a1b5c6e1e2e93164305763a3b230d82dbd8903c9f36b3a7b33fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"createUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUserSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"b34e0e3d49d929662bdf547a387adfa52b60e190da515d1f186556d015e3aedf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const UsersPageDocument = {"__meta__":{"hash":"84e1109dc9152bd05605f024c5b86da253d722d859436e77b1ab75860c4c0fa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"25"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}}]}}]} as unknown as DocumentNode<UsersPageQuery, UsersPageQueryVariables>;
export const DeleteUserDocument = {"__meta__":{"hash":"a633a3004e476208e82814fad05cd1735a6f840a389d90015ddd63a2fd2800e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteUserSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteUserMutation, DeleteUserMutationVariables>;
export const EmailVerificationDocument = {"__meta__":{"hash":"da6e19acd985fa752fcf41870765fb9d84ccafb2a17417ef229ed3456ecde6f9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}}]}}]}}]} as unknown as DocumentNode<EmailVerificationQuery, EmailVerificationQueryVariables>;
export const RequestEmailVerificationDocument = {"__meta__":{"hash":"904c7d34d06ba4309f74830f111a6da605d4a183696419088b87ae4d439e0e2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestEmailVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}}]}}]} as unknown as DocumentNode<RequestEmailVerificationMutation, RequestEmailVerificationMutationVariables>;
export const OwnTicketsPanelDocument = {"__meta__":{"hash":"f3860cb0d6896336433f9b1a1b6d77a8536fb7107000f5db42fc297535d13836"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTicketsPanel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicketLists_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedTickets_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketActions_ticket"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicketRow_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketStub_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"gate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnTicketLists_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnTicketRow_ticket"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedTickets_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matchDate"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TicketStub_ticket"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TicketActions_ticket"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ticket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"admission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canReturn"}},{"kind":"Field","name":{"kind":"Name","value":"returnsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"pricePaid"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"canGive"}},{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"match"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeTeam"}},{"kind":"Field","name":{"kind":"Name","value":"awayTeam"}}]}}]}}]} as unknown as DocumentNode<OwnTicketsPanelQuery, OwnTicketsPanelQueryVariables>;
export const SecondFactorDocument = {"__meta__":{"hash":"6976cfba8046707394a33b50282af28b1dbe335016fb8d1cdac4da0087ffb406"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]}}]} as unknown as DocumentNode<SecondFactorQuery, SecondFactorQueryVariables>;
export const RemoveSecondFactorDocument = {"__meta__":{"hash":"787296b5995e8b75c3d72c1ac1f26165bdb20f19470f15a4cf362d3a537d9480"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSecondFactorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"done"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const BeginSecondFactorDocument = {"__meta__":{"hash":"d4b3188d838fce0b9ce834e6035aec88b658e0562908c7b2973f8873db0c58fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"beginSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BeginSecondFactorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"9e68d06a91fe48a0234f0a78277b9de34bc2e15d895d38a76e347ab618960a00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const CloseAccountDocument = {"__meta__":{"hash":"16c557814e1cdefd818a410f001c49cc5cd6da29d2e7b070cb4be3409679d1c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"closeAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CloseAccountSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<CloseAccountMutation, CloseAccountMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"64c61094b1bd99d0f1726da3b92a011b02483334b394b4890c7a449f152dd4bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const LoginDocument = {"__meta__":{"hash":"88efb4c87832b11b4c8df347ae2b837a2f802f7fba1b25222c1fb6c6deafa424"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"e9583a6b502318f7b7286e994bf2d3a37f339514a0ba98511b4f4461a9cfa374"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterSuccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MutationFailure"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MutationFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditConflictError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const ViewerDocument = {"__meta__":{"hash":"615879a87d13bc896443c05841fee5b99bf7affd43ab7f6d0a8ab83ce5690c3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"registrationDate"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondFactor"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const TicketWalletsDocument = {"__meta__":{"hash":"d62c400ba1db3d65ba106890bd0580e42ee2a1102ae5fe3d4a7e41e4e4e79598"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TicketWallets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ticketWallets"}}]}}]} as unknown as DocumentNode<TicketWalletsQuery, TicketWalletsQueryVariables>;
export const CommercialPageDocument = {"__meta__":{"hash":"12f3ecf79ec10b200825be5dd28849b20abe44156b50f74398efab1e8ff4342b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommercialPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchSales"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"memberships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sponsorInquiries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"abonosToReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSponsors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CommercialPageQuery, CommercialPageQueryVariables>;
export const ContentPageDocument = {"__meta__":{"hash":"77a337dda2414da1cc755cfe864ed3c5a02bb8847ab2e204b935d2bd98f53b4c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"allNews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allNewsCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"reported"},"name":{"kind":"Name","value":"moderatedComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"queue"},"value":{"kind":"EnumValue","value":"REPORTED"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ContentPageQuery, ContentPageQueryVariables>;
export const SportsPageDocument = {"__meta__":{"hash":"403de00aa8f542b5b7ecd3f9ee1777ce60eb0d4d9fd390983b4e7c0d8c6d8f58"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SportsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"staffMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staffPlayers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"competitions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SportsPageQuery, SportsPageQueryVariables>;