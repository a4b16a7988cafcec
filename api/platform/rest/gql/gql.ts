/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment RestAbono on Abono {\n    id\n    archivoId\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    fechaSubida\n    userId\n    status\n    esPropietario\n    ocrData {\n      field\n      value\n      raw\n      source\n      confidence\n    }\n  }\n": typeof types.RestAbonoFragmentDoc,
    "\n      query RestAbonos {\n        viewer {\n          id\n          abonos {\n            ...RestAbono\n          }\n        }\n      }\n    ": typeof types.RestAbonosDocument,
    "\n      mutation RestUploadAbono($input: UploadAbonoInput!) {\n        uploadAbono(input: $input) {\n          __typename\n          ... on UploadAbonoSuccess {\n            registrosCreados\n            abonos {\n              ...RestAbono\n            }\n            message\n          }\n          ... on AbonoUnreadableError {\n            unreadable: code\n            message\n          }\n          ... on AbonoQueuedError {\n            queued: code\n            message\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUploadAbonoDocument,
    "\n      mutation RestCreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n        createSponsorInquiry(input: $input) {\n          __typename\n          ... on CreateSponsorInquirySuccess {\n            receivedAt\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestCreateSponsorInquiryDocument,
    "\n  fragment RestMatch on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketsAvailable\n    ticketPrice\n    createdAt\n    updatedAt\n  }\n": typeof types.RestMatchFragmentDoc,
    "\n      query RestMatches($filter: MatchFilter!, $page: Int!, $limit: Int!, $upTo: String) {\n        matches(filter: $filter, page: $page, pageSize: $limit, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestMatch\n          }\n        }\n      }\n    ": typeof types.RestMatchesDocument,
    "\n      query RestMatchById($id: ID!) {\n        match(id: $id) {\n          ...RestMatch\n        }\n      }\n    ": typeof types.RestMatchByIdDocument,
    "\n      query RestCalendarStats {\n        calendarStats {\n          total\n          homeMatches\n          awayMatches\n          competitions\n        }\n      }\n    ": typeof types.RestCalendarStatsDocument,
    "\n      query RestMembership {\n        viewer {\n          id\n          membership {\n            id\n            qrCode\n            type\n            activationDate\n            expiryDate\n            memberNumber\n          }\n        }\n      }\n    ": typeof types.RestMembershipDocument,
    "\n  fragment RestArticle on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    category {\n      slug\n    }\n    authorId\n    authorName\n    publicationDate\n  }\n": typeof types.RestArticleFragmentDoc,
    "\n      query RestNews($search: String, $category: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        news(search: $search, category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestArticle\n          }\n        }\n      }\n    ": typeof types.RestNewsDocument,
    "\n      query RestArticleById($id: ID!) {\n        article(id: $id) {\n          ...RestArticle\n        }\n      }\n    ": typeof types.RestArticleByIdDocument,
    "\n      mutation RestCreateArticle($input: ArticleInput!) {\n        createArticle(input: $input) {\n          __typename\n          ... on CreateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestCreateArticleDocument,
    "\n      mutation RestUpdateArticle($input: UpdateArticleInput!) {\n        updateArticle(input: $input) {\n          __typename\n          ... on UpdateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUpdateArticleDocument,
    "\n      mutation RestDeleteArticle($id: ID!) {\n        deleteArticle(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestDeleteArticleDocument,
    "\n      mutation RestUploadNewsImage($input: UploadNewsImageInput!) {\n        uploadNewsImage(input: $input) {\n          __typename\n          ... on UploadNewsImageSuccess {\n            imageUrl\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUploadNewsImageDocument,
    "\n      query RestCategories {\n        newsCategories {\n          id\n          slug\n          name\n          description\n          color\n        }\n      }\n    ": typeof types.RestCategoriesDocument,
    "\n      query RestPlayers($position: Position) {\n        players(position: $position) {\n          id\n          dorsal\n          name\n          position\n          country\n          overall\n          atkOverall\n          shooting\n          finishing\n          concentration\n          passing\n          defOverall\n          steal\n          block\n          perimeter\n          interior\n          primaryQuality\n          secondaryQuality\n          profileImage\n        }\n      }\n    ": typeof types.RestPlayersDocument,
    "\n      query RestPoints {\n        viewer {\n          id\n          points {\n            totalPoints\n            level\n            levelProgress\n          }\n        }\n      }\n    ": typeof types.RestPointsDocument,
    "\n      query RestPointsHistory($limit: Int!) {\n        viewer {\n          points {\n            history(limit: $limit) {\n              id\n              action\n              description\n              points\n              createdAt\n            }\n          }\n        }\n      }\n    ": typeof types.RestPointsHistoryDocument,
    "\n      query RestVapidPublicKey {\n        vapidPublicKey\n      }\n    ": typeof types.RestVapidPublicKeyDocument,
    "\n      mutation RestSubscribeToPush($input: SubscribeToPushInput!) {\n        subscribeToPush(input: $input) {\n          __typename\n          ... on SubscribeToPushSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestSubscribeToPushDocument,
    "\n      mutation RestUnsubscribeFromPush($endpoint: String!) {\n        unsubscribeFromPush(input: { endpoint: $endpoint }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUnsubscribeFromPushDocument,
    "\n      query RestPushPreferences($endpoint: String!) {\n        viewer {\n          id\n          pushSubscription(endpoint: $endpoint) {\n            id\n            preferences {\n              matchUpdates\n              teamNews\n              membershipOffers\n              gameReminders\n            }\n          }\n        }\n      }\n    ": typeof types.RestPushPreferencesDocument,
    "\n      mutation RestUpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n        updatePushPreferences(input: $input) {\n          __typename\n          ... on UpdatePushPreferencesSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUpdatePushPreferencesDocument,
    "\n  fragment RestSponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    order\n  }\n": typeof types.RestSponsorFragmentDoc,
    "\n  fragment RestManagedSponsor on Sponsor {\n    ...RestSponsor\n    isVisible\n  }\n": typeof types.RestManagedSponsorFragmentDoc,
    "\n    query RestManagedSponsors($category: SponsorCategory, $page: Int!, $pageSize: Int!, $upTo: String) {\n      allSponsors(category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n        totalCount\n        page\n        pageSize\n        upTo\n        items {\n          ...RestManagedSponsor\n        }\n      }\n    }\n  ": typeof types.RestManagedSponsorsDocument,
    "\n      query RestSponsors($category: SponsorCategory) {\n        sponsors(category: $category) {\n          ...RestSponsor\n        }\n      }\n    ": typeof types.RestSponsorsDocument,
    "\n      mutation RestCreateSponsor($input: CreateSponsorInput!) {\n        createSponsor(input: $input) {\n          __typename\n          ... on CreateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestCreateSponsorDocument,
    "\n      mutation RestUpdateSponsor($input: UpdateSponsorInput!) {\n        updateSponsor(input: $input) {\n          __typename\n          ... on UpdateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUpdateSponsorDocument,
    "\n      mutation RestDeleteSponsor($id: ID!) {\n        deleteSponsor(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestDeleteSponsorDocument,
    "\n      mutation RestUploadSponsorBanner($input: UploadSponsorBannerInput!) {\n        uploadSponsorBanner(input: $input) {\n          __typename\n          ... on UploadSponsorBannerSuccess {\n            url\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUploadSponsorBannerDocument,
    "\n  fragment RestTicket on Ticket {\n    id\n    qrCode\n    purchaseDate\n    holder {\n      id\n    }\n    match {\n      id\n    }\n  }\n": typeof types.RestTicketFragmentDoc,
    "\n      query RestTickets {\n        viewer {\n          tickets {\n            ...RestTicket\n          }\n        }\n      }\n    ": typeof types.RestTicketsDocument,
    "\n      mutation RestPurchaseTicket($matchId: ID!) {\n        purchaseTicket(input: { matchId: $matchId }) {\n          __typename\n          ... on PurchaseTicketSuccess {\n            ticket {\n              ...RestTicket\n            }\n          }\n          ... on PaymentRequired {\n            message\n            code\n            order {\n              id\n              reference\n              address\n              amount\n              until\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestPurchaseTicketDocument,
    "\n      query RestPersonalData {\n        viewer {\n          personalData\n        }\n      }\n    ": typeof types.RestPersonalDataDocument,
    "\n  fragment RestUser on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n": typeof types.RestUserFragmentDoc,
    "\n      query RestCurrentUser {\n        viewer {\n          ...RestUser\n        }\n      }\n    ": typeof types.RestCurrentUserDocument,
    "\n      mutation RestLogin($input: LoginInput!) {\n        login(input: $input) {\n          __typename\n          ... on LoginSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestLoginDocument,
    "\n      mutation RestRegister($input: RegisterInput!) {\n        register(input: $input) {\n          __typename\n          ... on RegisterSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestRegisterDocument,
    "\n      mutation RestLogout {\n        logout\n      }\n    ": typeof types.RestLogoutDocument,
    "\n      query RestUsers($search: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        users(search: $search, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestUser\n          }\n        }\n      }\n    ": typeof types.RestUsersDocument,
    "\n      mutation RestCreateUser($input: CreateUserInput!) {\n        createUser(input: $input) {\n          __typename\n          ... on CreateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestCreateUserDocument,
    "\n      mutation RestUpdateUser($input: UpdateUserInput!) {\n        updateUser(input: $input) {\n          __typename\n          ... on UpdateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestUpdateUserDocument,
    "\n      mutation RestDeleteUser($input: DeleteUserInput!) {\n        deleteUser(input: $input) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": typeof types.RestDeleteUserDocument,
    "\n  fragment RestFailure on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n": typeof types.RestFailureFragmentDoc,
};
const documents: Documents = {
    "\n  fragment RestAbono on Abono {\n    id\n    archivoId\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    fechaSubida\n    userId\n    status\n    esPropietario\n    ocrData {\n      field\n      value\n      raw\n      source\n      confidence\n    }\n  }\n": types.RestAbonoFragmentDoc,
    "\n      query RestAbonos {\n        viewer {\n          id\n          abonos {\n            ...RestAbono\n          }\n        }\n      }\n    ": types.RestAbonosDocument,
    "\n      mutation RestUploadAbono($input: UploadAbonoInput!) {\n        uploadAbono(input: $input) {\n          __typename\n          ... on UploadAbonoSuccess {\n            registrosCreados\n            abonos {\n              ...RestAbono\n            }\n            message\n          }\n          ... on AbonoUnreadableError {\n            unreadable: code\n            message\n          }\n          ... on AbonoQueuedError {\n            queued: code\n            message\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUploadAbonoDocument,
    "\n      mutation RestCreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n        createSponsorInquiry(input: $input) {\n          __typename\n          ... on CreateSponsorInquirySuccess {\n            receivedAt\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestCreateSponsorInquiryDocument,
    "\n  fragment RestMatch on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketsAvailable\n    ticketPrice\n    createdAt\n    updatedAt\n  }\n": types.RestMatchFragmentDoc,
    "\n      query RestMatches($filter: MatchFilter!, $page: Int!, $limit: Int!, $upTo: String) {\n        matches(filter: $filter, page: $page, pageSize: $limit, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestMatch\n          }\n        }\n      }\n    ": types.RestMatchesDocument,
    "\n      query RestMatchById($id: ID!) {\n        match(id: $id) {\n          ...RestMatch\n        }\n      }\n    ": types.RestMatchByIdDocument,
    "\n      query RestCalendarStats {\n        calendarStats {\n          total\n          homeMatches\n          awayMatches\n          competitions\n        }\n      }\n    ": types.RestCalendarStatsDocument,
    "\n      query RestMembership {\n        viewer {\n          id\n          membership {\n            id\n            qrCode\n            type\n            activationDate\n            expiryDate\n            memberNumber\n          }\n        }\n      }\n    ": types.RestMembershipDocument,
    "\n  fragment RestArticle on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    category {\n      slug\n    }\n    authorId\n    authorName\n    publicationDate\n  }\n": types.RestArticleFragmentDoc,
    "\n      query RestNews($search: String, $category: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        news(search: $search, category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestArticle\n          }\n        }\n      }\n    ": types.RestNewsDocument,
    "\n      query RestArticleById($id: ID!) {\n        article(id: $id) {\n          ...RestArticle\n        }\n      }\n    ": types.RestArticleByIdDocument,
    "\n      mutation RestCreateArticle($input: ArticleInput!) {\n        createArticle(input: $input) {\n          __typename\n          ... on CreateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestCreateArticleDocument,
    "\n      mutation RestUpdateArticle($input: UpdateArticleInput!) {\n        updateArticle(input: $input) {\n          __typename\n          ... on UpdateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUpdateArticleDocument,
    "\n      mutation RestDeleteArticle($id: ID!) {\n        deleteArticle(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": types.RestDeleteArticleDocument,
    "\n      mutation RestUploadNewsImage($input: UploadNewsImageInput!) {\n        uploadNewsImage(input: $input) {\n          __typename\n          ... on UploadNewsImageSuccess {\n            imageUrl\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUploadNewsImageDocument,
    "\n      query RestCategories {\n        newsCategories {\n          id\n          slug\n          name\n          description\n          color\n        }\n      }\n    ": types.RestCategoriesDocument,
    "\n      query RestPlayers($position: Position) {\n        players(position: $position) {\n          id\n          dorsal\n          name\n          position\n          country\n          overall\n          atkOverall\n          shooting\n          finishing\n          concentration\n          passing\n          defOverall\n          steal\n          block\n          perimeter\n          interior\n          primaryQuality\n          secondaryQuality\n          profileImage\n        }\n      }\n    ": types.RestPlayersDocument,
    "\n      query RestPoints {\n        viewer {\n          id\n          points {\n            totalPoints\n            level\n            levelProgress\n          }\n        }\n      }\n    ": types.RestPointsDocument,
    "\n      query RestPointsHistory($limit: Int!) {\n        viewer {\n          points {\n            history(limit: $limit) {\n              id\n              action\n              description\n              points\n              createdAt\n            }\n          }\n        }\n      }\n    ": types.RestPointsHistoryDocument,
    "\n      query RestVapidPublicKey {\n        vapidPublicKey\n      }\n    ": types.RestVapidPublicKeyDocument,
    "\n      mutation RestSubscribeToPush($input: SubscribeToPushInput!) {\n        subscribeToPush(input: $input) {\n          __typename\n          ... on SubscribeToPushSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestSubscribeToPushDocument,
    "\n      mutation RestUnsubscribeFromPush($endpoint: String!) {\n        unsubscribeFromPush(input: { endpoint: $endpoint }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": types.RestUnsubscribeFromPushDocument,
    "\n      query RestPushPreferences($endpoint: String!) {\n        viewer {\n          id\n          pushSubscription(endpoint: $endpoint) {\n            id\n            preferences {\n              matchUpdates\n              teamNews\n              membershipOffers\n              gameReminders\n            }\n          }\n        }\n      }\n    ": types.RestPushPreferencesDocument,
    "\n      mutation RestUpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n        updatePushPreferences(input: $input) {\n          __typename\n          ... on UpdatePushPreferencesSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUpdatePushPreferencesDocument,
    "\n  fragment RestSponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    order\n  }\n": types.RestSponsorFragmentDoc,
    "\n  fragment RestManagedSponsor on Sponsor {\n    ...RestSponsor\n    isVisible\n  }\n": types.RestManagedSponsorFragmentDoc,
    "\n    query RestManagedSponsors($category: SponsorCategory, $page: Int!, $pageSize: Int!, $upTo: String) {\n      allSponsors(category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n        totalCount\n        page\n        pageSize\n        upTo\n        items {\n          ...RestManagedSponsor\n        }\n      }\n    }\n  ": types.RestManagedSponsorsDocument,
    "\n      query RestSponsors($category: SponsorCategory) {\n        sponsors(category: $category) {\n          ...RestSponsor\n        }\n      }\n    ": types.RestSponsorsDocument,
    "\n      mutation RestCreateSponsor($input: CreateSponsorInput!) {\n        createSponsor(input: $input) {\n          __typename\n          ... on CreateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestCreateSponsorDocument,
    "\n      mutation RestUpdateSponsor($input: UpdateSponsorInput!) {\n        updateSponsor(input: $input) {\n          __typename\n          ... on UpdateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUpdateSponsorDocument,
    "\n      mutation RestDeleteSponsor($id: ID!) {\n        deleteSponsor(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": types.RestDeleteSponsorDocument,
    "\n      mutation RestUploadSponsorBanner($input: UploadSponsorBannerInput!) {\n        uploadSponsorBanner(input: $input) {\n          __typename\n          ... on UploadSponsorBannerSuccess {\n            url\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUploadSponsorBannerDocument,
    "\n  fragment RestTicket on Ticket {\n    id\n    qrCode\n    purchaseDate\n    holder {\n      id\n    }\n    match {\n      id\n    }\n  }\n": types.RestTicketFragmentDoc,
    "\n      query RestTickets {\n        viewer {\n          tickets {\n            ...RestTicket\n          }\n        }\n      }\n    ": types.RestTicketsDocument,
    "\n      mutation RestPurchaseTicket($matchId: ID!) {\n        purchaseTicket(input: { matchId: $matchId }) {\n          __typename\n          ... on PurchaseTicketSuccess {\n            ticket {\n              ...RestTicket\n            }\n          }\n          ... on PaymentRequired {\n            message\n            code\n            order {\n              id\n              reference\n              address\n              amount\n              until\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestPurchaseTicketDocument,
    "\n      query RestPersonalData {\n        viewer {\n          personalData\n        }\n      }\n    ": types.RestPersonalDataDocument,
    "\n  fragment RestUser on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n": types.RestUserFragmentDoc,
    "\n      query RestCurrentUser {\n        viewer {\n          ...RestUser\n        }\n      }\n    ": types.RestCurrentUserDocument,
    "\n      mutation RestLogin($input: LoginInput!) {\n        login(input: $input) {\n          __typename\n          ... on LoginSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestLoginDocument,
    "\n      mutation RestRegister($input: RegisterInput!) {\n        register(input: $input) {\n          __typename\n          ... on RegisterSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestRegisterDocument,
    "\n      mutation RestLogout {\n        logout\n      }\n    ": types.RestLogoutDocument,
    "\n      query RestUsers($search: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        users(search: $search, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestUser\n          }\n        }\n      }\n    ": types.RestUsersDocument,
    "\n      mutation RestCreateUser($input: CreateUserInput!) {\n        createUser(input: $input) {\n          __typename\n          ... on CreateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestCreateUserDocument,
    "\n      mutation RestUpdateUser($input: UpdateUserInput!) {\n        updateUser(input: $input) {\n          __typename\n          ... on UpdateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    ": types.RestUpdateUserDocument,
    "\n      mutation RestDeleteUser($input: DeleteUserInput!) {\n        deleteUser(input: $input) {\n          __typename\n          ...RestFailure\n        }\n      }\n    ": types.RestDeleteUserDocument,
    "\n  fragment RestFailure on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n": types.RestFailureFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAbono on Abono {\n    id\n    archivoId\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    fechaSubida\n    userId\n    status\n    esPropietario\n    ocrData {\n      field\n      value\n      raw\n      source\n      confidence\n    }\n  }\n"): (typeof documents)["\n  fragment RestAbono on Abono {\n    id\n    archivoId\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    fechaSubida\n    userId\n    status\n    esPropietario\n    ocrData {\n      field\n      value\n      raw\n      source\n      confidence\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestAbonos {\n        viewer {\n          id\n          abonos {\n            ...RestAbono\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestAbonos {\n        viewer {\n          id\n          abonos {\n            ...RestAbono\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadAbono($input: UploadAbonoInput!) {\n        uploadAbono(input: $input) {\n          __typename\n          ... on UploadAbonoSuccess {\n            registrosCreados\n            abonos {\n              ...RestAbono\n            }\n            message\n          }\n          ... on AbonoUnreadableError {\n            unreadable: code\n            message\n          }\n          ... on AbonoQueuedError {\n            queued: code\n            message\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadAbono($input: UploadAbonoInput!) {\n        uploadAbono(input: $input) {\n          __typename\n          ... on UploadAbonoSuccess {\n            registrosCreados\n            abonos {\n              ...RestAbono\n            }\n            message\n          }\n          ... on AbonoUnreadableError {\n            unreadable: code\n            message\n          }\n          ... on AbonoQueuedError {\n            queued: code\n            message\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestCreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n        createSponsorInquiry(input: $input) {\n          __typename\n          ... on CreateSponsorInquirySuccess {\n            receivedAt\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestCreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n        createSponsorInquiry(input: $input) {\n          __typename\n          ... on CreateSponsorInquirySuccess {\n            receivedAt\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestMatch on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketsAvailable\n    ticketPrice\n    createdAt\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment RestMatch on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketsAvailable\n    ticketPrice\n    createdAt\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestMatches($filter: MatchFilter!, $page: Int!, $limit: Int!, $upTo: String) {\n        matches(filter: $filter, page: $page, pageSize: $limit, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestMatch\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestMatches($filter: MatchFilter!, $page: Int!, $limit: Int!, $upTo: String) {\n        matches(filter: $filter, page: $page, pageSize: $limit, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestMatch\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestMatchById($id: ID!) {\n        match(id: $id) {\n          ...RestMatch\n        }\n      }\n    "): (typeof documents)["\n      query RestMatchById($id: ID!) {\n        match(id: $id) {\n          ...RestMatch\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCalendarStats {\n        calendarStats {\n          total\n          homeMatches\n          awayMatches\n          competitions\n        }\n      }\n    "): (typeof documents)["\n      query RestCalendarStats {\n        calendarStats {\n          total\n          homeMatches\n          awayMatches\n          competitions\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestMembership {\n        viewer {\n          id\n          membership {\n            id\n            qrCode\n            type\n            activationDate\n            expiryDate\n            memberNumber\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestMembership {\n        viewer {\n          id\n          membership {\n            id\n            qrCode\n            type\n            activationDate\n            expiryDate\n            memberNumber\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestArticle on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    category {\n      slug\n    }\n    authorId\n    authorName\n    publicationDate\n  }\n"): (typeof documents)["\n  fragment RestArticle on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    category {\n      slug\n    }\n    authorId\n    authorName\n    publicationDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestNews($search: String, $category: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        news(search: $search, category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestArticle\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestNews($search: String, $category: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        news(search: $search, category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestArticle\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestArticleById($id: ID!) {\n        article(id: $id) {\n          ...RestArticle\n        }\n      }\n    "): (typeof documents)["\n      query RestArticleById($id: ID!) {\n        article(id: $id) {\n          ...RestArticle\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestCreateArticle($input: ArticleInput!) {\n        createArticle(input: $input) {\n          __typename\n          ... on CreateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestCreateArticle($input: ArticleInput!) {\n        createArticle(input: $input) {\n          __typename\n          ... on CreateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateArticle($input: UpdateArticleInput!) {\n        updateArticle(input: $input) {\n          __typename\n          ... on UpdateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateArticle($input: UpdateArticleInput!) {\n        updateArticle(input: $input) {\n          __typename\n          ... on UpdateArticleSuccess {\n            article {\n              ...RestArticle\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteArticle($id: ID!) {\n        deleteArticle(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteArticle($id: ID!) {\n        deleteArticle(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadNewsImage($input: UploadNewsImageInput!) {\n        uploadNewsImage(input: $input) {\n          __typename\n          ... on UploadNewsImageSuccess {\n            imageUrl\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadNewsImage($input: UploadNewsImageInput!) {\n        uploadNewsImage(input: $input) {\n          __typename\n          ... on UploadNewsImageSuccess {\n            imageUrl\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCategories {\n        newsCategories {\n          id\n          slug\n          name\n          description\n          color\n        }\n      }\n    "): (typeof documents)["\n      query RestCategories {\n        newsCategories {\n          id\n          slug\n          name\n          description\n          color\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPlayers($position: Position) {\n        players(position: $position) {\n          id\n          dorsal\n          name\n          position\n          country\n          overall\n          atkOverall\n          shooting\n          finishing\n          concentration\n          passing\n          defOverall\n          steal\n          block\n          perimeter\n          interior\n          primaryQuality\n          secondaryQuality\n          profileImage\n        }\n      }\n    "): (typeof documents)["\n      query RestPlayers($position: Position) {\n        players(position: $position) {\n          id\n          dorsal\n          name\n          position\n          country\n          overall\n          atkOverall\n          shooting\n          finishing\n          concentration\n          passing\n          defOverall\n          steal\n          block\n          perimeter\n          interior\n          primaryQuality\n          secondaryQuality\n          profileImage\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPoints {\n        viewer {\n          id\n          points {\n            totalPoints\n            level\n            levelProgress\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPoints {\n        viewer {\n          id\n          points {\n            totalPoints\n            level\n            levelProgress\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPointsHistory($limit: Int!) {\n        viewer {\n          points {\n            history(limit: $limit) {\n              id\n              action\n              description\n              points\n              createdAt\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPointsHistory($limit: Int!) {\n        viewer {\n          points {\n            history(limit: $limit) {\n              id\n              action\n              description\n              points\n              createdAt\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestVapidPublicKey {\n        vapidPublicKey\n      }\n    "): (typeof documents)["\n      query RestVapidPublicKey {\n        vapidPublicKey\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestSubscribeToPush($input: SubscribeToPushInput!) {\n        subscribeToPush(input: $input) {\n          __typename\n          ... on SubscribeToPushSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestSubscribeToPush($input: SubscribeToPushInput!) {\n        subscribeToPush(input: $input) {\n          __typename\n          ... on SubscribeToPushSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUnsubscribeFromPush($endpoint: String!) {\n        unsubscribeFromPush(input: { endpoint: $endpoint }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUnsubscribeFromPush($endpoint: String!) {\n        unsubscribeFromPush(input: { endpoint: $endpoint }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPushPreferences($endpoint: String!) {\n        viewer {\n          id\n          pushSubscription(endpoint: $endpoint) {\n            id\n            preferences {\n              matchUpdates\n              teamNews\n              membershipOffers\n              gameReminders\n            }\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestPushPreferences($endpoint: String!) {\n        viewer {\n          id\n          pushSubscription(endpoint: $endpoint) {\n            id\n            preferences {\n              matchUpdates\n              teamNews\n              membershipOffers\n              gameReminders\n            }\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n        updatePushPreferences(input: $input) {\n          __typename\n          ... on UpdatePushPreferencesSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n        updatePushPreferences(input: $input) {\n          __typename\n          ... on UpdatePushPreferencesSuccess {\n            subscription {\n              id\n              preferences {\n                matchUpdates\n                teamNews\n                membershipOffers\n                gameReminders\n              }\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestSponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    order\n  }\n"): (typeof documents)["\n  fragment RestSponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestManagedSponsor on Sponsor {\n    ...RestSponsor\n    isVisible\n  }\n"): (typeof documents)["\n  fragment RestManagedSponsor on Sponsor {\n    ...RestSponsor\n    isVisible\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query RestManagedSponsors($category: SponsorCategory, $page: Int!, $pageSize: Int!, $upTo: String) {\n      allSponsors(category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n        totalCount\n        page\n        pageSize\n        upTo\n        items {\n          ...RestManagedSponsor\n        }\n      }\n    }\n  "): (typeof documents)["\n    query RestManagedSponsors($category: SponsorCategory, $page: Int!, $pageSize: Int!, $upTo: String) {\n      allSponsors(category: $category, page: $page, pageSize: $pageSize, upTo: $upTo) {\n        totalCount\n        page\n        pageSize\n        upTo\n        items {\n          ...RestManagedSponsor\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestSponsors($category: SponsorCategory) {\n        sponsors(category: $category) {\n          ...RestSponsor\n        }\n      }\n    "): (typeof documents)["\n      query RestSponsors($category: SponsorCategory) {\n        sponsors(category: $category) {\n          ...RestSponsor\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestCreateSponsor($input: CreateSponsorInput!) {\n        createSponsor(input: $input) {\n          __typename\n          ... on CreateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestCreateSponsor($input: CreateSponsorInput!) {\n        createSponsor(input: $input) {\n          __typename\n          ... on CreateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateSponsor($input: UpdateSponsorInput!) {\n        updateSponsor(input: $input) {\n          __typename\n          ... on UpdateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateSponsor($input: UpdateSponsorInput!) {\n        updateSponsor(input: $input) {\n          __typename\n          ... on UpdateSponsorSuccess {\n            sponsor {\n              ...RestManagedSponsor\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteSponsor($id: ID!) {\n        deleteSponsor(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteSponsor($id: ID!) {\n        deleteSponsor(input: { id: $id }) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUploadSponsorBanner($input: UploadSponsorBannerInput!) {\n        uploadSponsorBanner(input: $input) {\n          __typename\n          ... on UploadSponsorBannerSuccess {\n            url\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUploadSponsorBanner($input: UploadSponsorBannerInput!) {\n        uploadSponsorBanner(input: $input) {\n          __typename\n          ... on UploadSponsorBannerSuccess {\n            url\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestTicket on Ticket {\n    id\n    qrCode\n    purchaseDate\n    holder {\n      id\n    }\n    match {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment RestTicket on Ticket {\n    id\n    qrCode\n    purchaseDate\n    holder {\n      id\n    }\n    match {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestTickets {\n        viewer {\n          tickets {\n            ...RestTicket\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestTickets {\n        viewer {\n          tickets {\n            ...RestTicket\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestPurchaseTicket($matchId: ID!) {\n        purchaseTicket(input: { matchId: $matchId }) {\n          __typename\n          ... on PurchaseTicketSuccess {\n            ticket {\n              ...RestTicket\n            }\n          }\n          ... on PaymentRequired {\n            message\n            code\n            order {\n              id\n              reference\n              address\n              amount\n              until\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestPurchaseTicket($matchId: ID!) {\n        purchaseTicket(input: { matchId: $matchId }) {\n          __typename\n          ... on PurchaseTicketSuccess {\n            ticket {\n              ...RestTicket\n            }\n          }\n          ... on PaymentRequired {\n            message\n            code\n            order {\n              id\n              reference\n              address\n              amount\n              until\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestPersonalData {\n        viewer {\n          personalData\n        }\n      }\n    "): (typeof documents)["\n      query RestPersonalData {\n        viewer {\n          personalData\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestUser on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n"): (typeof documents)["\n  fragment RestUser on User {\n    id\n    name\n    email\n    role\n    roles\n    registrationDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestCurrentUser {\n        viewer {\n          ...RestUser\n        }\n      }\n    "): (typeof documents)["\n      query RestCurrentUser {\n        viewer {\n          ...RestUser\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestLogin($input: LoginInput!) {\n        login(input: $input) {\n          __typename\n          ... on LoginSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestLogin($input: LoginInput!) {\n        login(input: $input) {\n          __typename\n          ... on LoginSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestRegister($input: RegisterInput!) {\n        register(input: $input) {\n          __typename\n          ... on RegisterSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestRegister($input: RegisterInput!) {\n        register(input: $input) {\n          __typename\n          ... on RegisterSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestLogout {\n        logout\n      }\n    "): (typeof documents)["\n      mutation RestLogout {\n        logout\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      query RestUsers($search: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        users(search: $search, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestUser\n          }\n        }\n      }\n    "): (typeof documents)["\n      query RestUsers($search: String, $page: Int!, $pageSize: Int!, $upTo: String) {\n        users(search: $search, page: $page, pageSize: $pageSize, upTo: $upTo) {\n          totalCount\n          page\n          pageSize\n          upTo\n          items {\n            ...RestUser\n          }\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestCreateUser($input: CreateUserInput!) {\n        createUser(input: $input) {\n          __typename\n          ... on CreateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestCreateUser($input: CreateUserInput!) {\n        createUser(input: $input) {\n          __typename\n          ... on CreateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestUpdateUser($input: UpdateUserInput!) {\n        updateUser(input: $input) {\n          __typename\n          ... on UpdateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestUpdateUser($input: UpdateUserInput!) {\n        updateUser(input: $input) {\n          __typename\n          ... on UpdateUserSuccess {\n            user {\n              ...RestUser\n            }\n          }\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n      mutation RestDeleteUser($input: DeleteUserInput!) {\n        deleteUser(input: $input) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "): (typeof documents)["\n      mutation RestDeleteUser($input: DeleteUserInput!) {\n        deleteUser(input: $input) {\n          __typename\n          ...RestFailure\n        }\n      }\n    "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestFailure on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RestFailure on UserError {\n    code\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;