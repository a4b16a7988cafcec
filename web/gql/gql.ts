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
    "\n  query SiteSeason {\n    season {\n      year\n      label\n      lastDay\n    }\n  }\n": typeof types.SiteSeasonDocument,
    "\n  query AbonosPanel {\n    viewer {\n      id\n      abonos {\n        id\n        ...AbonoCard_abono\n      }\n      deferredUploads {\n        id\n        problem\n        ...DeferredUpload_upload\n      }\n    }\n  }\n": typeof types.AbonosPanelDocument,
    "\n  fragment DeferredUpload_upload on DeferredUpload {\n    fileName\n    uploadedAt\n    problem\n  }\n": typeof types.DeferredUpload_UploadFragmentDoc,
    "\n  fragment AbonoCard_abono on Abono {\n    id\n    status\n    version\n    esPropietario\n    fechaSubida\n    dudas\n    confirmedAt\n    reportedAt\n    reportMessage\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n  }\n": typeof types.AbonoCard_AbonoFragmentDoc,
    "\n  query AbonosLearntLayouts {\n    abonoLayouts {\n      id\n      ...LearntLayout_layout\n    }\n  }\n": typeof types.AbonosLearntLayoutsDocument,
    "\n  fragment LearntLayout_layout on AbonoLayout {\n    id\n    name\n    seller\n    createdAt\n    lastUsedAt\n    readCount\n    helpedCount\n    disputedCount\n    lessons {\n      id\n      verifiedAt\n      verifierName\n    }\n    sketch {\n      ratio\n      words {\n        text\n        left\n        top\n        width\n        height\n      }\n      fields {\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n": typeof types.LearntLayout_LayoutFragmentDoc,
    "\n  mutation NameAbonoLayout($input: NameAbonoLayoutInput!) {\n    nameAbonoLayout(input: $input) {\n      ... on NameAbonoLayoutSuccess {\n        layout {\n          id\n          name\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.NameAbonoLayoutDocument,
    "\n  mutation DeleteAbonoLayout($input: DeleteAbonoLayoutInput!) {\n    deleteAbonoLayout(input: $input) {\n      ... on DeleteAbonoLayoutSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteAbonoLayoutDocument,
    "\n  query AbonosPassPdf($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      document {\n        pageCount\n        pageWidth\n        pageHeight\n        ...PdfDetails_document\n      }\n    }\n  }\n": typeof types.AbonosPassPdfDocument,
    "\n  fragment PdfDetails_document on UploadedDocument {\n    title\n    author\n    creator\n    producer\n    createdAt\n    pageCount\n    pageWidth\n    pageHeight\n  }\n": typeof types.PdfDetails_DocumentFragmentDoc,
    "\n  query AbonosReviewQueue {\n    abonosToReview(page: 1, pageSize: 20) {\n      items {\n        id\n        ...PassReview_abono\n      }\n      totalCount\n    }\n  }\n": typeof types.AbonosReviewQueueDocument,
    "\n  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!, $upTo: String) {\n    membershipUploads(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...UploadRow_upload\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.AbonosUploadHistoryDocument,
    "\n  fragment UploadRow_upload on MembershipUpload {\n    id\n    fileName\n    status\n    uploadedAt\n    uploaderName\n    uploaderEmail\n    reviewerName\n    reviewedAt\n    adminNotes\n    pointsAwarded\n    abonos {\n      id\n      nombreAsistente\n    }\n  }\n": typeof types.UploadRow_UploadFragmentDoc,
    "\n  query AbonosUpload($id: ID!) {\n    membershipUpload(id: $id) {\n      id\n      fileName\n      status\n      reviewerName\n      reviewedAt\n      adminNotes\n      pointsAwarded\n      abonos {\n        id\n        status\n        nombreAsistente\n        ...PassReview_abono\n      }\n    }\n  }\n": typeof types.AbonosUploadDocument,
    "\n  fragment PassReview_abono on Abono {\n    id\n    archivoId\n    pagina\n    status\n    version\n    esPropietario\n    fechaSubida\n    uploaderName\n    uploaderEmail\n    confirmedAt\n    reportedAt\n    reportMessage\n    dudas\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    ocrData {\n      field\n      raw\n      source\n      confidence\n      other\n    }\n  }\n": typeof types.PassReview_AbonoFragmentDoc,
    "\n  mutation VerifyAbono($input: VerifyAbonoInput!) {\n    verifyAbono(input: $input) {\n      ... on VerifyAbonoSuccess {\n        abono {\n          id\n          status\n          esPropietario\n          nombreAsistente\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.VerifyAbonoDocument,
    "\n  mutation RejectAbono($input: RejectAbonoInput!) {\n    rejectAbono(input: $input) {\n      ... on RejectAbonoSuccess {\n        abono {\n          id\n          status\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RejectAbonoDocument,
    "\n  query AbonosPassNow($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      abonos {\n        id\n        ...PassReview_abono\n      }\n    }\n  }\n": typeof types.AbonosPassNowDocument,
    "\n  mutation UploadAbono($input: UploadAbonoInput!) {\n    uploadAbono(input: $input) {\n      __typename\n      ... on UploadAbonoSuccess {\n        registrosCreados\n        message\n        abonos {\n          id\n          ...AbonoCard_abono\n        }\n        owner {\n          id\n          points {\n            totalPoints\n          }\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UploadAbonoDocument,
    "\n  mutation ConfirmAbono($input: ConfirmAbonoInput!) {\n    confirmAbono(input: $input) {\n      ... on ConfirmAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ConfirmAbonoDocument,
    "\n  mutation ReportAbono($input: ReportAbonoInput!) {\n    reportAbono(input: $input) {\n      ... on ReportAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ReportAbonoDocument,
    "\n  fragment AnalyticsCharts_analytics on Analytics {\n    period {\n      from\n      until\n      bucket\n    }\n    tickets {\n      ...SeriesChart_series\n    }\n    takings {\n      ...MoneyChart_money\n    }\n    refunds {\n      ...MoneyChart_money\n    }\n    takingsByPayment {\n      ...PaymentsChart_payment\n    }\n    signUps {\n      ...SeriesChart_series\n    }\n    members {\n      ...SeriesChart_series\n    }\n    points {\n      ...SeriesChart_series\n    }\n    ticketsByMatch {\n      ...MatchSalesChart_match\n    }\n    pointsByAction {\n      ...PointsByActionChart_action\n    }\n    fansByLevel {\n      ...FansChart_level\n    }\n    push {\n      ...PushChart_push\n    }\n    passesByStatus {\n      ...PassesChart_status\n    }\n    inquiriesByLevel {\n      ...InquiriesChart_level\n    }\n  }\n": typeof types.AnalyticsCharts_AnalyticsFragmentDoc,
    "\n  query AnalyticsPage($period: AnalyticsPeriodInput!) {\n    analytics(period: $period) {\n      period {\n        from\n        until\n        bucket\n        previous {\n          from\n          until\n        }\n      }\n      ...AnalyticsCharts_analytics\n    }\n  }\n": typeof types.AnalyticsPageDocument,
    "\n  fragment ComingMatches_match on DashboardMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    sold\n    available\n  }\n": typeof types.ComingMatches_MatchFragmentDoc,
    "\n  query DashboardPage {\n    dashboard {\n      homeMatches {\n        ...ComingMatches_match\n      }\n      recentActivity {\n        ...RecentActivity_entry\n      }\n      ...DashboardTiles_dashboard\n      ...PendingWork_dashboard\n      ...CertificateWarning_dashboard\n    }\n  }\n": typeof types.DashboardPageDocument,
    "\n  fragment DashboardTiles_dashboard on Dashboard {\n    tickets {\n      season\n      lastWeek\n      weekBefore\n    }\n    takings {\n      season\n      lastWeek\n      weekBefore\n    }\n    refundDue\n    signUps {\n      season\n      lastWeek\n      weekBefore\n    }\n    members\n    news {\n      published\n      scheduled\n      draft\n      hidden\n    }\n  }\n": typeof types.DashboardTiles_DashboardFragmentDoc,
    "\n  fragment FansChart_level on AnalyticsCount {\n    name\n    count\n  }\n": typeof types.FansChart_LevelFragmentDoc,
    "\n  fragment InquiriesChart_level on AnalyticsInquiries {\n    level\n    new\n    contacted\n    agreed\n    declined\n  }\n": typeof types.InquiriesChart_LevelFragmentDoc,
    "\n  fragment MatchSalesChart_match on AnalyticsMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    soldInPeriod\n    sold\n    takings\n    available\n  }\n": typeof types.MatchSalesChart_MatchFragmentDoc,
    "\n  fragment MoneyChart_money on AnalyticsMoney {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n": typeof types.MoneyChart_MoneyFragmentDoc,
    "\n  fragment PassesChart_status on AnalyticsCount {\n    name\n    count\n  }\n": typeof types.PassesChart_StatusFragmentDoc,
    "\n  fragment PaymentsChart_payment on AnalyticsPayment {\n    paidBy\n    tickets\n    takings\n  }\n": typeof types.PaymentsChart_PaymentFragmentDoc,
    "\n  fragment PendingWork_dashboard on Dashboard {\n    newInquiries\n    passesToReview\n    reportedComments\n    unsettledMatches\n  }\n": typeof types.PendingWork_DashboardFragmentDoc,
    "\n  fragment PointsByActionChart_action on AnalyticsAction {\n    action\n    entries\n    points\n  }\n": typeof types.PointsByActionChart_ActionFragmentDoc,
    "\n  fragment PushChart_push on AnalyticsPush {\n    devices\n    people\n    added\n    matchUpdates\n    teamNews\n    membershipOffers\n    gameReminders\n  }\n": typeof types.PushChart_PushFragmentDoc,
    "\n  fragment RecentActivity_entry on AuditEntry {\n    id\n    at\n    ...AuditSentence_entry\n  }\n": typeof types.RecentActivity_EntryFragmentDoc,
    "\n  fragment SeriesChart_series on AnalyticsSeries {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n": typeof types.SeriesChart_SeriesFragmentDoc,
    "\n  fragment AuditSentence_entry on AuditEntry {\n    actorName\n    action\n    subjectType\n    subjectId\n    subject\n    currentName\n  }\n": typeof types.AuditSentence_EntryFragmentDoc,
    "\n  query AuditLogPage($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...AuditRow_entry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n": typeof types.AuditLogPageDocument,
    "\n  query AuditLogExport($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        at\n        actorId\n        actorName\n        action\n        subjectType\n        subjectId\n        subject\n        currentName\n        changes {\n          field\n          before\n          after\n        }\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.AuditLogExportDocument,
    "\n  fragment AuditRow_entry on AuditEntry {\n    id\n    at\n    actorName\n    changes {\n      field\n      before\n      after\n    }\n    ...AuditSentence_entry\n  }\n": typeof types.AuditRow_EntryFragmentDoc,
    "\n  fragment CommentBody_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n  }\n": typeof types.CommentBody_CommentFragmentDoc,
    "\n  fragment Comments_article on NewsArticle {\n    id\n    comments(first: 10) {\n      totalCount\n      endCursor\n      items {\n        ...ListedComment_comment\n      }\n    }\n  }\n": typeof types.Comments_ArticleFragmentDoc,
    "\n  query CommentQueue($queue: CommentQueue!, $page: Int!, $upTo: String) {\n    moderatedComments(queue: $queue, page: $page, upTo: $upTo, pageSize: 20) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...QueuedComment_comment\n      }\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n    hidden: moderatedComments(queue: HIDDEN, pageSize: 1) {\n      totalCount\n    }\n  }\n": typeof types.CommentQueueDocument,
    "\n  fragment QueuedComment_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n    isHidden\n    hiddenByName\n    reportCount\n    reports {\n      reason\n      createdAt\n    }\n    article {\n      id\n      title\n    }\n  }\n": typeof types.QueuedComment_CommentFragmentDoc,
    "\n  mutation HideComment($id: ID!, $seen: Boolean!, $reported: Boolean!) {\n    hideComment(input: { id: $id, seen: $seen, reported: $reported }) {\n      ... on HideCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.HideCommentDocument,
    "\n  mutation RestoreComment($id: ID!, $seen: Boolean!, $reports: Int) {\n    restoreComment(input: { id: $id, seen: $seen, reports: $reports }) {\n      ... on RestoreCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RestoreCommentDocument,
    "\n  fragment ListedComment_comment on Comment {\n    id\n    createdAt\n    ...CommentBody_comment\n  }\n": typeof types.ListedComment_CommentFragmentDoc,
    "\n  query MoreComments($newsId: ID!, $after: String!) {\n    article(id: $newsId) {\n      id\n      comments(first: 10, after: $after) {\n        endCursor\n        items {\n          ...ListedComment_comment\n        }\n      }\n    }\n  }\n": typeof types.MoreCommentsDocument,
    "\n  query CommentModeration($newsId: ID!) {\n    moderatedComments(newsId: $newsId, pageSize: 100) {\n      items {\n        id\n        createdAt\n        isHidden\n        hiddenByName\n        reportCount\n        reports {\n          reason\n        }\n        ...CommentBody_comment\n      }\n    }\n  }\n": typeof types.CommentModerationDocument,
    "\n  query OwnComments($newsId: ID!) {\n    viewer {\n      id\n      commentsOn(newsId: $newsId) {\n        id\n        isHidden\n      }\n      reportedCommentsOn(newsId: $newsId)\n    }\n  }\n": typeof types.OwnCommentsDocument,
    "\n  mutation AddComment($newsId: ID!, $content: String!) {\n    addComment(input: { newsId: $newsId, content: $content }) {\n      ... on AddCommentSuccess {\n        comment {\n          ...ListedComment_comment\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.AddCommentDocument,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(input: { id: $id }) {\n      ... on DeleteCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteCommentDocument,
    "\n  mutation ReportComment($id: ID!, $reason: String) {\n    reportComment(input: { id: $id, reason: $reason }) {\n      ... on ReportCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ReportCommentDocument,
    "\n  query SeasonPasses {\n    season {\n      year\n      passes {\n        zones {\n          zone\n          general\n          junior\n          young\n          senior\n          reducedMobility\n          singleParent\n          family\n        }\n        vip\n        corporate\n        instalments\n        text\n      }\n    }\n  }\n": typeof types.SeasonPassesDocument,
    "\n  query DoorMatches {\n    doorMatches {\n      id\n      subject\n      opponent\n      matchDate\n    }\n  }\n": typeof types.DoorMatchesDocument,
    "\n  query DoorGates($matchId: ID!) {\n    doorGates(matchId: $matchId)\n  }\n": typeof types.DoorGatesDocument,
    "\n  query DoorList($matchId: ID!) {\n    doorList(matchId: $matchId) {\n      salt\n      madeAt\n      entries {\n        hashes\n        kind\n        type\n        reason\n        gate\n        admittedAt\n      }\n    }\n  }\n": typeof types.DoorListDocument,
    "\n  query DoorCounts($matchId: ID!) {\n    doorCounts(matchId: $matchId) {\n      matchId\n      admitted\n      ticketsSold\n      conflicts\n      counts {\n        gate\n        kind\n        people\n      }\n    }\n  }\n": typeof types.DoorCountsDocument,
    "\n  mutation Admit($input: AdmitInput!) {\n    admit(input: $input) {\n      ... on AdmitSuccess {\n        verdict {\n          scanId\n          colour\n          reason\n          type\n          name\n          number\n          gate\n          admittedAt\n          otherMatch\n          otherMatchDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.AdmitDocument,
    "\n  mutation SyncScans($input: SyncScansInput!) {\n    syncScans(input: $input) {\n      ... on SyncScansSuccess {\n        verdicts {\n          scanId\n          reason\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SyncScansDocument,
    "\n  fragment AdmittedList_person on AdmittedPerson {\n    id\n    type\n    name\n    number\n    gate\n    admittedAt\n    fault\n    firstGate\n    firstAt\n  }\n": typeof types.AdmittedList_PersonFragmentDoc,
    "\n  query DeskPage($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n      }\n    }\n    doorCounts(matchId: $matchId) {\n      ...GateCounts_counts\n    }\n    doorConflicts(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n    admittedPeople(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n  }\n": typeof types.DeskPageDocument,
    "\n  query DoorSheet($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n        matchDate\n      }\n    }\n    doorSheet(matchId: $matchId) {\n      type\n      name\n      number\n      gate\n      admittedAt\n    }\n  }\n": typeof types.DoorSheetDocument,
    "\n  fragment GateCounts_counts on DoorCounts {\n    admitted\n    ticketsSold\n    counts {\n      gate\n      kind\n      people\n    }\n  }\n": typeof types.GateCounts_CountsFragmentDoc,
    "\n  mutation UndoAdmission($input: UndoAdmissionInput!) {\n    undoAdmission(input: $input) {\n      ... on UndoAdmissionSuccess {\n        matchId\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UndoAdmissionDocument,
    "\n  query HomePage {\n    matches(filter: { upcoming: true }, page: 1, pageSize: 6) {\n      items {\n        ...MatchesSection_match\n      }\n    }\n    news(page: 1, pageSize: 6) {\n      items {\n        ...NewsSection_article\n      }\n    }\n    sponsors(orSamples: true) {\n      ...SponsorsSection_sponsor\n    }\n  }\n": typeof types.HomePageDocument,
    "\n  fragment MatchesSection_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    isOnSale\n    status\n    matchDate\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n  }\n": typeof types.MatchesSection_MatchFragmentDoc,
    "\n  fragment NewsSection_article on NewsArticle {\n    id\n    ...NewsCard_article\n  }\n": typeof types.NewsSection_ArticleFragmentDoc,
    "\n  fragment SponsorsSection_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n    ...SponsorWall_sponsor\n  }\n": typeof types.SponsorsSection_SponsorFragmentDoc,
    "\n  fragment ImportList_import on DataImport {\n    id\n    kind\n    fileName\n    competition\n    season\n    at\n    actorName\n    created\n    changed\n    undoneAt\n  }\n": typeof types.ImportList_ImportFragmentDoc,
    "\n  mutation UndoImport($id: ID!) {\n    undoImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UndoImportDocument,
    "\n  mutation UndoMembersImport($id: ID!) {\n    undoMembersImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UndoMembersImportDocument,
    "\n  query ImportPage {\n    competitions {\n      id\n      name\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    imports {\n      ...ImportList_import\n    }\n  }\n": typeof types.ImportPageDocument,
    "\n  mutation PreviewGamesImport($input: GamesImportInput!) {\n    previewGamesImport(input: $input) {\n      ... on PreviewGamesImportSuccess {\n        ...ImportPreview_preview\n        teamNames\n        clubName\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.PreviewGamesImportDocument,
    "\n  mutation ApplyGamesImport($input: GamesImportInput!) {\n    applyGamesImport(input: $input) {\n      ... on ApplyGamesImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ApplyGamesImportDocument,
    "\n  query GamesExport($competition: String!, $season: Int!) {\n    gamesExport(competition: $competition, season: $season)\n  }\n": typeof types.GamesExportDocument,
    "\n  fragment ImportPreview_preview on ImportPreview {\n    created\n    changed\n    unchanged\n    skipped\n    problemCount\n    problems {\n      line\n      column\n      message\n    }\n    notes {\n      line\n      column\n      message\n    }\n  }\n": typeof types.ImportPreview_PreviewFragmentDoc,
    "\n  mutation PreviewListImport($input: ListImportInput!) {\n    previewListImport(input: $input) {\n      ... on PreviewListImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.PreviewListImportDocument,
    "\n  mutation ApplyListImport($input: ListImportInput!) {\n    applyListImport(input: $input) {\n      ... on ApplyListImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ApplyListImportDocument,
    "\n  query ListExport($list: SportsList!, $season: Int) {\n    listExport(list: $list, season: $season)\n  }\n": typeof types.ListExportDocument,
    "\n  query MembersImportPage {\n    membersImports {\n      ...ImportList_import\n    }\n  }\n": typeof types.MembersImportPageDocument,
    "\n  mutation PreviewMembersImport($input: MembersImportInput!) {\n    previewMembersImport(input: $input) {\n      ... on PreviewMembersImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.PreviewMembersImportDocument,
    "\n  mutation ApplyMembersImport($input: MembersImportInput!) {\n    applyMembersImport(input: $input) {\n      ... on ApplyMembersImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ApplyMembersImportDocument,
    "\n  query MembersExport {\n    membersExport\n  }\n": typeof types.MembersExportDocument,
    "\n  query InquiriesPage($filter: InquiryFilter!, $page: Int!, $upTo: String) {\n    sponsorInquiries(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...InquiryRow_inquiry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.InquiriesPageDocument,
    "\n  mutation DeleteInquiry($input: DeleteInquiryInput!) {\n    deleteInquiry(input: $input) {\n      ... on DeleteInquirySuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteInquiryDocument,
    "\n  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {\n    setInquiryStatus(input: $input) {\n      ... on SetInquiryStatusSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SetInquiryStatusDocument,
    "\n  mutation AddInquiryNote($input: AddInquiryNoteInput!) {\n    addInquiryNote(input: $input) {\n      ... on AddInquiryNoteSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.AddInquiryNoteDocument,
    "\n  fragment InquiryRow_inquiry on SponsorInquiry {\n    id\n    company\n    name\n    email\n    phone\n    sponsorshipLevel\n    message\n    status\n    isSuspicious\n    createdAt\n    notes {\n      id\n      text\n      createdAt\n      authorName\n    }\n  }\n": typeof types.InquiryRow_InquiryFragmentDoc,
    "\n  query FailedJobsPage($page: Int!, $upTo: String) {\n    failedJobs(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...JobRow_job\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.FailedJobsPageDocument,
    "\n  fragment JobRow_job on FailedJob {\n    id\n    name\n    failedAt\n    attempts\n    message\n  }\n": typeof types.JobRow_JobFragmentDoc,
    "\n  mutation RetryFailedJob($id: ID!) {\n    retryFailedJob(input: { id: $id }) {\n      __typename\n      ... on RetryFailedJobSuccess {\n        retriedJobId\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RetryFailedJobDocument,
    "\n  query PaymentProvider {\n    paymentWay\n  }\n": typeof types.PaymentProviderDocument,
    "\n  query CalendarPage($filter: MatchFilter, $season: Int, $isCurrent: Boolean, $page: Int!, $pageSize: Int!) {\n    matches(filter: $filter, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        status\n        ...MatchJsonLd_match\n      }\n      ...CalendarResults_page\n    }\n    matchMonths\n    season(year: $season) {\n      year\n      label\n      months\n    }\n    seasons {\n      year\n      label\n    }\n    calendarStats(season: $season, currentSeason: $isCurrent) {\n      competitions\n      ...CalendarStats_stats\n    }\n  }\n": typeof types.CalendarPageDocument,
    "\n  fragment CalendarResults_page on MatchPage {\n    totalCount\n    pageCount\n    items {\n      id\n      matchDate\n      status\n      ...MatchCard_match\n    }\n  }\n": typeof types.CalendarResults_PageFragmentDoc,
    "\n  fragment CalendarStats_stats on CalendarStats {\n    total\n    homeMatches\n    awayMatches\n    competitions\n  }\n": typeof types.CalendarStats_StatsFragmentDoc,
    "\n  fragment MatchBoard_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    status\n    result\n    summaryUrl\n    isOnSale\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n    ...QuarterTable_match\n  }\n": typeof types.MatchBoard_MatchFragmentDoc,
    "\n  fragment MatchCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n": typeof types.MatchCard_MatchFragmentDoc,
    "\n  query MatchContext($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      context {\n        teams {\n          ...TeamsCompared_team\n        }\n        ...MatchMeetings_context\n        ...MatchNeighbours_context\n      }\n    }\n  }\n": typeof types.MatchContextDocument,
    "\n  fragment MatchContext_match on Match {\n    id\n    status\n  }\n": typeof types.MatchContext_MatchFragmentDoc,
    "\n  fragment MatchFacts_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    competition\n    location\n    status\n  }\n": typeof types.MatchFacts_MatchFragmentDoc,
    "\n  fragment MatchLine_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    status\n    result\n  }\n": typeof types.MatchLine_MatchFragmentDoc,
    "\n  fragment MatchMeetings_context on MatchContext {\n    meetings {\n      id\n      homeTeam\n      awayTeam\n      isHome\n      matchDate\n      competition\n      result\n      season {\n        label\n      }\n    }\n  }\n": typeof types.MatchMeetings_ContextFragmentDoc,
    "\n  fragment MatchNeighbours_context on MatchContext {\n    previous {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n    next {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n  }\n": typeof types.MatchNeighbours_ContextFragmentDoc,
    "\n  fragment MatchNews_match on Match {\n    id\n    status\n    news {\n      id\n      ...NewsCard_article\n    }\n  }\n": typeof types.MatchNews_MatchFragmentDoc,
    "\n  fragment MatchPage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    status\n    result\n    hasStatistics\n    ...MatchBoard_match\n    ...MatchContext_match\n    ...MatchFacts_match\n    ...MatchNews_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n": typeof types.MatchPage_MatchFragmentDoc,
    "\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n    }\n  }\n": typeof types.MatchPageDocument,
    "\n  fragment MatchScoreboard_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    status\n  }\n": typeof types.MatchScoreboard_MatchFragmentDoc,
    "\n  fragment MatchStrip_match on Match {\n    id\n    opponent\n    isHome\n    isOnSale\n    matchDate\n    result\n    status\n  }\n": typeof types.MatchStrip_MatchFragmentDoc,
    "\n  query MatchStrip {\n    lastResult {\n      ...MatchStrip_match\n    }\n    matches(filter: { upcoming: true }, page: 1, pageSize: 1) {\n      items {\n        ...MatchStrip_match\n      }\n    }\n    standings {\n      competition\n      clubRow {\n        position\n        total {\n          won\n          lost\n        }\n      }\n    }\n  }\n": typeof types.MatchStripDocument,
    "\n  fragment QuarterTable_match on Match {\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    periods {\n      home\n      away\n    }\n  }\n": typeof types.QuarterTable_MatchFragmentDoc,
    "\n  fragment TeamsCompared_team on TeamContext {\n    form {\n      playedAt\n      opponent\n      isHome\n      result\n      won\n      matchId\n    }\n    row {\n      rank\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n": typeof types.TeamsCompared_TeamFragmentDoc,
    "\n  subscription LiveCard($id: ID!) {\n    match(id: $id) {\n      status\n      ...MatchesSection_match\n      ...MatchStrip_match\n    }\n  }\n": typeof types.LiveCardDocument,
    "\n  query ManageCompetitionsPage {\n    competitions {\n      id\n      ...CompetitionRow_competition\n    }\n  }\n": typeof types.ManageCompetitionsPageDocument,
    "\n  fragment CompetitionRow_competition on Competition {\n    id\n    name\n    isActive\n    matchCount\n  }\n": typeof types.CompetitionRow_CompetitionFragmentDoc,
    "\n  mutation CreateCompetition($input: CreateCompetitionInput!) {\n    createCompetition(input: $input) {\n      ... on CreateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateCompetitionDocument,
    "\n  mutation UpdateCompetition($input: UpdateCompetitionInput!) {\n    updateCompetition(input: $input) {\n      ... on UpdateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateCompetitionDocument,
    "\n  mutation MoveCompetition($input: MoveCompetitionInput!) {\n    moveCompetition(input: $input) {\n      ... on MoveCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.MoveCompetitionDocument,
    "\n  mutation DeleteCompetition($input: DeleteCompetitionInput!) {\n    deleteCompetition(input: $input) {\n      ... on DeleteCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteCompetitionDocument,
    "\n  query ManageMatchPage($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      isHome\n      matchDate\n      status\n      result\n      ticketsSold\n      feed {\n        lastReadAt\n        error\n      }\n      notices {\n        id\n        settledAt\n        delivery {\n          waiting\n        }\n      }\n      ...MatchForm_match\n      ...MatchSteps_match\n      ...SaleForm_match\n      ...SentNotices_match\n      ...Scorekeeper_match\n      ...StatisticsUpload_match\n      ...FeedForm_match\n      ...GamePlayers_match\n      squad {\n        ...GamePlayers_player\n      }\n    }\n    players {\n      ...GamePlayers_player\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n": typeof types.ManageMatchPageDocument,
    "\n  query ManageMatchesPage(\n    $filter: StaffMatchFilter!\n    $sort: MatchSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffMatches(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...MatchRow_match\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    matchSeasons\n    seasons {\n      year\n      label\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n": typeof types.ManageMatchesPageDocument,
    "\n  query ManageSeasonsPage {\n    seasons {\n      year\n      label\n      firstDay\n      lastDay\n      state\n      wasOpened\n      passes {\n        zones {\n          zone\n          general\n        }\n      }\n      ...SeasonDialog_season\n    }\n    nextSeason {\n      closes {\n        year\n        label\n      }\n      label\n      firstDay\n      lastDay\n      competitions\n      players\n      members\n    }\n  }\n": typeof types.ManageSeasonsPageDocument,
    "\n  mutation UndoOpenSeason($input: UndoOpenSeasonInput!) {\n    undoOpenSeason(input: $input) {\n      ... on UndoOpenSeasonSuccess {\n        year\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UndoOpenSeasonDocument,
    "\n  fragment MatchForm_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    competition\n    round\n    subject\n    homeTeam\n    awayTeam\n    location\n    status\n    holdersToTell\n    ownTicketPrice\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    summaryUrl\n  }\n": typeof types.MatchForm_MatchFragmentDoc,
    "\n  fragment MatchSteps_match on Match {\n    id\n    updatedAt\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    status\n    result\n    ticketsSold\n    holdersToTell\n    periods {\n      home\n      away\n    }\n  }\n": typeof types.MatchSteps_MatchFragmentDoc,
    "\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      ... on CreateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateMatchDocument,
    "\n  mutation OpenSeason($input: OpenSeasonInput!) {\n    openSeason(input: $input) {\n      ... on OpenSeasonSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.OpenSeasonDocument,
    "\n  fragment SaleForm_match on Match {\n    id\n    isHome\n    isOnSale\n    status\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    ownTicketPrice\n  }\n": typeof types.SaleForm_MatchFragmentDoc,
    "\n  fragment Scorekeeper_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    periods {\n      home\n      away\n    }\n  }\n": typeof types.Scorekeeper_MatchFragmentDoc,
    "\n  fragment SeasonDialog_season on Season {\n    year\n    label\n    firstDay\n    lastDay\n    passes {\n      zones {\n        zone\n        general\n        junior\n        young\n        senior\n        reducedMobility\n        singleParent\n        family\n      }\n      vip\n      corporate\n      instalments\n      text\n    }\n  }\n": typeof types.SeasonDialog_SeasonFragmentDoc,
    "\n  mutation UpdateSeason($input: UpdateSeasonInput!) {\n    updateSeason(input: $input) {\n      ... on UpdateSeasonSuccess {\n        season {\n          year\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateSeasonDocument,
    "\n  fragment MatchRow_match on Match {\n    id\n    opponent\n    round\n    isHome\n    matchDate\n    competition\n    result\n    status\n    ticketsAvailable\n    ticketsSold\n  }\n": typeof types.MatchRow_MatchFragmentDoc,
    "\n  mutation UpdateMatch($input: UpdateMatchInput!) {\n    updateMatch(input: $input) {\n      ... on UpdateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateMatchDocument,
    "\n  mutation DeleteMatch($input: MatchIdInput!) {\n    deleteMatch(input: $input) {\n      ... on DeleteMatchSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteMatchDocument,
    "\n  subscription LiveScore($id: ID!) {\n    match(id: $id) {\n      status\n      ...Scorekeeper_match\n    }\n  }\n": typeof types.LiveScoreDocument,
    "\n  mutation StartMatch($input: MatchIdInput!) {\n    startMatch(input: $input) {\n      ... on StartMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.StartMatchDocument,
    "\n  mutation CancelMatch($input: ToldMatchInput!) {\n    cancelMatch(input: $input) {\n      ... on CancelMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CancelMatchDocument,
    "\n  mutation ReopenMatch($input: ToldMatchInput!) {\n    reopenMatch(input: $input) {\n      ... on ReopenMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ReopenMatchDocument,
    "\n  mutation PostponeMatch($input: PostponeMatchInput!) {\n    postponeMatch(input: $input) {\n      ... on PostponeMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.PostponeMatchDocument,
    "\n  mutation FinishMatch($input: FinishMatchInput!) {\n    finishMatch(input: $input) {\n      ... on FinishMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n        }\n      }\n    }\n  }\n": typeof types.FinishMatchDocument,
    "\n  query LiveNow {\n    staffMatches(filter: { status: [LIVE] }, pageSize: 2) {\n      items {\n        id\n      }\n    }\n  }\n": typeof types.LiveNowDocument,
    "\n  mutation RecordScore($input: RecordScoreInput!) {\n    recordScore(input: $input) {\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n          periods {\n            home\n            away\n          }\n        }\n      }\n    }\n  }\n": typeof types.RecordScoreDocument,
    "\n  fragment MatchJsonLd_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    venue {\n      name\n      city\n      street\n      postalCode\n    }\n    status\n    isOnSale\n    ticketsAvailable\n    ticketPrice\n  }\n": typeof types.MatchJsonLd_MatchFragmentDoc,
    "\n  subscription LiveMatch($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n      statistics {\n        ...MatchStatistics_live\n      }\n    }\n  }\n": typeof types.LiveMatchDocument,
    "\n  mutation GrantMembership($input: GrantMembershipInput!) {\n    grantMembership(input: $input) {\n      ... on GrantMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.GrantMembershipDocument,
    "\n  mutation RenewMembership($input: RenewMembershipInput!) {\n    renewMembership(input: $input) {\n      ... on RenewMembershipSuccess {\n        membership {\n          id\n          holderName\n          expiryDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RenewMembershipDocument,
    "\n  query MembershipsPage($filter: MembershipFilter!, $page: Int!, $upTo: String) {\n    memberships(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...MembershipRow_membership\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.MembershipsPageDocument,
    "\n  mutation EndMembership($input: EndMembershipInput!) {\n    endMembership(input: $input) {\n      ... on EndMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.EndMembershipDocument,
    "\n  fragment MembershipRow_membership on Membership {\n    id\n    type\n    activationDate\n    expiryDate\n    state\n    memberNumber\n    holderName\n    holderEmail\n  }\n": typeof types.MembershipRow_MembershipFragmentDoc,
    "\n  fragment MembershipCard_membership on Membership {\n    id\n    qrCode\n    type\n    memberNumber\n    season\n    activationDate\n    expiryDate\n  }\n": typeof types.MembershipCard_MembershipFragmentDoc,
    "\n  query MembershipPanel {\n    viewer {\n      id\n      membership {\n        id\n        ...MembershipCard_membership\n      }\n    }\n  }\n": typeof types.MembershipPanelDocument,
    "\n  fragment ArticleHead_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    authorName\n    category {\n      id\n      slug\n      name\n      color\n      ...CategoryBadge_category\n    }\n  }\n": typeof types.ArticleHead_ArticleFragmentDoc,
    "\n  fragment ArticleNeighbours_article on NewsArticle {\n    id\n    previous {\n      id\n      title\n    }\n    next {\n      id\n      title\n    }\n  }\n": typeof types.ArticleNeighbours_ArticleFragmentDoc,
    "\n  query ArticlePage($id: ID!) {\n    article(id: $id) {\n      id\n      title\n      content\n      imageUrl\n      publicationDate\n      updatedAt\n      state\n      excerpt(length: 160)\n      match {\n        id\n        ...MatchLine_match\n      }\n      ...ArticleHead_article\n      ...ArticleNeighbours_article\n      ...RelatedNews_article\n      ...ArticleJsonLd_article\n      ...Comments_article\n    }\n  }\n": typeof types.ArticlePageDocument,
    "\n  fragment CategoryBadge_category on NewsCategory {\n    name\n    color\n  }\n": typeof types.CategoryBadge_CategoryFragmentDoc,
    "\n  fragment NewsCard_article on NewsArticle {\n    id\n    title\n    excerpt(length: 120)\n    imageUrl\n    publicationDate\n    category {\n      id\n      color\n      ...CategoryBadge_category\n    }\n  }\n": typeof types.NewsCard_ArticleFragmentDoc,
    "\n  fragment NewsCategories_category on NewsCategory {\n    id\n    slug\n    name\n    color\n  }\n": typeof types.NewsCategories_CategoryFragmentDoc,
    "\n  query NewsListPage($search: String, $category: String, $page: Int!, $upTo: String, $pageSize: Int!) {\n    news(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: $pageSize) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...NewsCard_article\n      }\n    }\n    newsCategories {\n      id\n      slug\n      name\n      description\n      ...NewsCategories_category\n    }\n  }\n": typeof types.NewsListPageDocument,
    "\n  fragment RelatedNews_article on NewsArticle {\n    id\n    related(limit: 3) {\n      id\n      title\n      excerpt(length: 100)\n      imageUrl\n      publicationDate\n      category {\n        id\n        color\n      }\n    }\n  }\n": typeof types.RelatedNews_ArticleFragmentDoc,
    "\n  fragment ArticleJsonLd_article on NewsArticle {\n    id\n    title\n    imageUrl\n    galleryImages\n    publicationDate\n    updatedAt\n    authorName\n    category {\n      id\n      name\n    }\n  }\n": typeof types.ArticleJsonLd_ArticleFragmentDoc,
    "\n  query ArticleEditor($id: ID!) {\n    article(id: $id) {\n      id\n      ...EditedArticle_article\n    }\n    newsCategories {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.ArticleEditorDocument,
    "\n  mutation DeleteEditedArticle($id: ID!) {\n    deleteArticle(input: { id: $id }) {\n      ... on DeleteArticleSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteEditedArticleDocument,
    "\n  query ArticleMatches($season: Int, $currentSeason: Boolean) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    matches(filter: { season: $season, currentSeason: $currentSeason }, pageSize: 100) {\n      items {\n        id\n        homeTeam\n        awayTeam\n        result\n        matchDate\n      }\n    }\n  }\n": typeof types.ArticleMatchesDocument,
    "\n  query OwnDrafts {\n    allNews(mine: true, state: DRAFT, pageSize: 5) {\n      items {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": typeof types.OwnDraftsDocument,
    "\n  fragment EditedArticle_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    state\n    version\n    notify\n    updatedAt\n    match {\n      id\n      season {\n        year\n      }\n    }\n    category {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.EditedArticle_ArticleFragmentDoc,
    "\n  mutation CreateEditedArticle($input: ArticleInput!) {\n    createArticle(input: $input) {\n      ... on CreateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateEditedArticleDocument,
    "\n  mutation UpdateEditedArticle($input: UpdateArticleInput!) {\n    updateArticle(input: $input) {\n      ... on UpdateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n      ... on ArticleConflictError {\n        stored {\n          id\n          ...EditedArticle_article\n        }\n      }\n    }\n  }\n": typeof types.UpdateEditedArticleDocument,
    "\n  mutation UploadEditedImage($input: UploadNewsImageInput!) {\n    uploadNewsImage(input: $input) {\n      ... on UploadNewsImageSuccess {\n        imageUrl\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UploadEditedImageDocument,
    "\n  query CategoriesManager {\n    allNewsCategories {\n      id\n      ...CategoryRow_category\n    }\n  }\n": typeof types.CategoriesManagerDocument,
    "\n  fragment CategoryRow_category on NewsCategory {\n    id\n    name\n    slug\n    description\n    color\n    isActive\n    articleCount\n  }\n": typeof types.CategoryRow_CategoryFragmentDoc,
    "\n  mutation MoveCategory($input: MoveNewsCategoryInput!) {\n    moveNewsCategory(input: $input) {\n      ... on MoveNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.MoveCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {\n    deleteNewsCategory(input: $input) {\n      ... on DeleteNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteCategoryDocument,
    "\n  mutation CreateCategory($input: CreateNewsCategoryInput!) {\n    createNewsCategory(input: $input) {\n      ... on CreateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {\n    updateNewsCategory(input: $input) {\n      ... on UpdateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateCategoryDocument,
    "\n  query NewsManager(\n    $search: String\n    $category: String\n    $state: ArticleState\n    $order: ArticleOrder!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    allNews(\n      search: $search\n      category: $category\n      state: $state\n      order: $order\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...NewsRow_article\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    allNewsCategories {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.NewsManagerDocument,
    "\n  fragment NewsRow_article on NewsArticle {\n    id\n    version\n    title\n    state\n    publicationDate\n    authorName\n    category {\n      id\n      name\n      color\n    }\n  }\n": typeof types.NewsRow_ArticleFragmentDoc,
    "\n  mutation SetNewsStatus($input: SetNewsStatusInput!) {\n    setNewsStatus(input: $input) {\n      ... on SetNewsStatusSuccess {\n        articles {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SetNewsStatusDocument,
    "\n  mutation DeleteArticles($input: DeleteArticlesInput!) {\n    deleteArticles(input: $input) {\n      ... on DeleteArticlesSuccess {\n        ids\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteArticlesDocument,
    "\n  fragment SentNotices_match on Match {\n    id\n    notices {\n      id\n      lastChangeAt\n      settledAt\n      sentence\n      content {\n        title\n        lines\n        people\n      }\n      delivery {\n        sent\n        failed\n        obsolete\n        waiting\n        devices\n      }\n    }\n  }\n": typeof types.SentNotices_MatchFragmentDoc,
    "\n  query NotificationAudience($preference: MessagePreference!) {\n    notificationAudience(preference: $preference) {\n      devices\n      people\n    }\n  }\n": typeof types.NotificationAudienceDocument,
    "\n  mutation SendNotification($input: SendNotificationInput!) {\n    sendNotification(input: $input) {\n      ... on SendNotificationSuccess {\n        notification {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SendNotificationDocument,
    "\n  query NotificationsPage($page: Int!, $upTo: String) {\n    sentNotifications(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...NotificationRow_notification\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.NotificationsPageDocument,
    "\n  fragment NotificationRow_notification on SentNotification {\n    id\n    title\n    body\n    url\n    sentAt\n    preference\n    queuedAt\n    devices\n    delivered\n    gone\n    failed\n  }\n": typeof types.NotificationRow_NotificationFragmentDoc,
    "\n  query PaymentPage($id: ID!) {\n    order(id: $id) {\n      id\n      reference\n      state\n      isDisputed\n      amount\n      vatRate\n      provider\n      paidAt\n      paidBy\n      paymentId\n      ticketId\n      refundReason\n      refundAfter\n      refundedAt\n      refundId\n      buyerName\n      buyerEmail\n      match {\n        id\n        homeTeam\n        awayTeam\n      }\n      events {\n        id\n        at\n        kind\n        detail\n      }\n    }\n  }\n": typeof types.PaymentPageDocument,
    "\n  mutation RetryRefund($input: OrderRefundInput!) {\n    retryRefund(input: $input) {\n      ... on RetryRefundSuccess {\n        order {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RetryRefundDocument,
    "\n  query PaymentsPage($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...OrderRow_order\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    ticketVatRate\n  }\n": typeof types.PaymentsPageDocument,
    "\n  query OrderExport($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        reference\n        state\n        amount\n        vatRate\n        provider\n        paidAt\n        paidBy\n        paymentId\n        refundReason\n        refundedAt\n        refundId\n        ticketId\n        buyerName\n        buyerEmail\n        match {\n          id\n          homeTeam\n          awayTeam\n        }\n      }\n      pageCount\n      upTo\n    }\n  }\n": typeof types.OrderExportDocument,
    "\n  mutation UpdatePaymentSettings($input: PaymentSettingsInput!) {\n    updatePaymentSettings(input: $input) {\n      ... on UpdatePaymentSettingsSuccess {\n        vatRate\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdatePaymentSettingsDocument,
    "\n  fragment OrderRow_order on Order {\n    id\n    reference\n    state\n    isDisputed\n    amount\n    createdAt\n    buyerName\n    refundReason\n    match {\n      id\n      opponent\n    }\n  }\n": typeof types.OrderRow_OrderFragmentDoc,
    "\n  query PayPage($id: ID!) {\n    viewer {\n      id\n      order(id: $id) {\n        id\n        reference\n        state\n        amount\n        until\n        isPayable\n        isHeld\n        ticketId\n        refundReason\n        match {\n          id\n          ...MatchScoreboard_match\n        }\n      }\n    }\n  }\n": typeof types.PayPageDocument,
    "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      ... on StartPaymentSuccess {\n        address\n        form {\n          name\n          value\n        }\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.StartPaymentDocument,
    "\n  mutation TryPaymentAgain($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      __typename\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.TryPaymentAgainDocument,
    "\n  fragment PlayerCard_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    defOverall\n    ...PlayerPicture_player\n  }\n": typeof types.PlayerCard_PlayerFragmentDoc,
    "\n  fragment PlayerDialog_player on Player {\n    dorsal\n    name\n    ...PlayerSheet_player\n  }\n": typeof types.PlayerDialog_PlayerFragmentDoc,
    "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      name\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n      ...PlayerSquads_player\n      games {\n        key\n      }\n      ...PlayerRecord_player\n    }\n  }\n": typeof types.PlayerPageDocument,
    "\n  fragment PlayerPicture_player on Player {\n    dorsal\n    profileImage\n  }\n": typeof types.PlayerPicture_PlayerFragmentDoc,
    "\n  fragment PlayerSheet_player on Player {\n    id\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    ...Ratings_player\n    ...PlayerPicture_player\n  }\n": typeof types.PlayerSheet_PlayerFragmentDoc,
    "\n  fragment PlayerSquads_player on Player {\n    name\n    squads {\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n    }\n  }\n": typeof types.PlayerSquads_PlayerFragmentDoc,
    "\n  fragment PlayerWithoutScript_player on Player {\n    name\n    dorsal\n    ...PlayerSheet_player\n  }\n": typeof types.PlayerWithoutScript_PlayerFragmentDoc,
    "\n  query SquadPage($season: Int) {\n    squadSeasons {\n      year\n      label\n    }\n    players(season: $season) {\n      id\n      dorsal\n      position\n      ...PlayerCard_player\n      ...PlayerDialog_player\n      ...PlayerWithoutScript_player\n      ...SquadSeo_player\n    }\n  }\n": typeof types.SquadPageDocument,
    "\n  fragment SquadSeo_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    profileImage\n    ...SquadJsonLd_player\n  }\n": typeof types.SquadSeo_PlayerFragmentDoc,
    "\n  mutation CarrySquad($input: CarrySquadInput!) {\n    carrySquad(input: $input) {\n      ... on CarrySquadSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CarrySquadDocument,
    "\n  mutation CreatePlayer($input: CreatePlayerInput!) {\n    createPlayer(input: $input) {\n      ... on CreatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreatePlayerDocument,
    "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      ... on UpdatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdatePlayerDocument,
    "\n  query ManagePlayersPage(\n    $filter: StaffPlayerFilter!\n    $sort: PlayerSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffPlayers(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...PlayerRow_player\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    season {\n      year\n      label\n    }\n  }\n": typeof types.ManagePlayersPageDocument,
    "\n  mutation DeletePlayer($input: DeletePlayerInput!) {\n    deletePlayer(input: $input) {\n      ... on DeletePlayerSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeletePlayerDocument,
    "\n  fragment PlayerRow_player on Player {\n    id\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n    primaryQuality\n    secondaryQuality\n    profileImage\n    isActive\n    ...PlayerPicture_player\n  }\n": typeof types.PlayerRow_PlayerFragmentDoc,
    "\n  fragment Ratings_player on Player {\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n  }\n": typeof types.Ratings_PlayerFragmentDoc,
    "\n  fragment SquadJsonLd_player on Player {\n    dorsal\n    name\n    position\n    country\n    profileImage\n  }\n": typeof types.SquadJsonLd_PlayerFragmentDoc,
    "\n  fragment AchievementGrid_achievement on FanAchievement {\n    id\n    name\n    description\n    points\n    icon\n    color\n    earnedAt\n    progress\n    target\n  }\n": typeof types.AchievementGrid_AchievementFragmentDoc,
    "\n  query Announcements {\n    viewer {\n      id\n      achievements {\n        id\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n": typeof types.AnnouncementsDocument,
    "\n  fragment PointsHistory_points on FanPoints {\n    history(limit: 5) {\n      id\n      description\n      points\n      createdAt\n    }\n  }\n": typeof types.PointsHistory_PointsFragmentDoc,
    "\n  query PointsPanel {\n    viewer {\n      id\n      points {\n        ...PointsSummary_points\n        ...PointsHistory_points\n      }\n      achievements {\n        id\n        ...AchievementGrid_achievement\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n": typeof types.PointsPanelDocument,
    "\n  fragment PointsSummary_points on FanPoints {\n    totalPoints\n    level\n    levelProgress\n    nextLevel\n    pointsToNextLevel\n    recentActivityCount\n  }\n": typeof types.PointsSummary_PointsFragmentDoc,
    "\n  fragment AwardRow_achievement on ManualAchievement {\n    id\n    achievementId\n    name\n    description\n    points\n    earnedAt\n  }\n": typeof types.AwardRow_AchievementFragmentDoc,
    "\n  query ManualAchievements($userId: ID!) {\n    manualAchievements(userId: $userId) {\n      id\n      ...AwardRow_achievement\n    }\n  }\n": typeof types.ManualAchievementsDocument,
    "\n  mutation GrantAchievement($input: GrantAchievementInput!) {\n    grantAchievement(input: $input) {\n      ... on GrantAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.GrantAchievementDocument,
    "\n  mutation RevokeAchievement($input: RevokeAchievementInput!) {\n    revokeAchievement(input: $input) {\n      ... on RevokeAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RevokeAchievementDocument,
    "\n  fragment useAnnouncements_achievement on FanAchievement {\n    id\n    name\n    points\n    earnedAt\n    announced\n  }\n": typeof types.UseAnnouncements_AchievementFragmentDoc,
    "\n  mutation MarkAchievementsSeen($input: MarkAchievementsSeenInput!) {\n    markAchievementsSeen(input: $input) {\n      ids\n    }\n  }\n": typeof types.MarkAchievementsSeenDocument,
    "\n  query ProductsPage($filter: ProductFilter!, $page: Int!, $upTo: String) {\n    products(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ProductRow_product\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    productCategories\n  }\n": typeof types.ProductsPageDocument,
    "\n  mutation DeleteProduct($input: DeleteProductInput!) {\n    deleteProduct(input: $input) {\n      ... on DeleteProductSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ... on CreateProductSuccess {\n        product {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateProductDocument,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    description\n    category\n    price\n    stock\n    imageUrl\n    isActive\n    updatedAt\n  }\n": typeof types.ProductRow_ProductFragmentDoc,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      ... on UpdateProductSuccess {\n        product {\n          id\n          isActive\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateProductDocument,
    "\n  fragment pushServer_subscription on PushSubscription {\n    id\n    preferences {\n      matchUpdates\n      teamNews\n      membershipOffers\n      gameReminders\n    }\n  }\n": typeof types.PushServer_SubscriptionFragmentDoc,
    "\n  query VapidPublicKey {\n    vapidPublicKey\n  }\n": typeof types.VapidPublicKeyDocument,
    "\n  query OwnPushSubscription($endpoint: String!) {\n    viewer {\n      id\n      pushSubscription(endpoint: $endpoint) {\n        ...pushServer_subscription\n      }\n    }\n  }\n": typeof types.OwnPushSubscriptionDocument,
    "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      __typename\n      ... on SubscribeToPushSuccess {\n        subscription {\n          ...pushServer_subscription\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      __typename\n      ...MutationFailure\n    }\n  }\n": typeof types.UnsubscribeFromPushDocument,
    "\n  mutation UpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n    updatePushPreferences(input: $input) {\n      __typename\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdatePushPreferencesDocument,
    "\n  fragment SponsorCard_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n  }\n": typeof types.SponsorCard_SponsorFragmentDoc,
    "\n  fragment SponsorProfile_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n  }\n": typeof types.SponsorProfile_SponsorFragmentDoc,
    "\n  fragment SponsorWall_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n  }\n": typeof types.SponsorWall_SponsorFragmentDoc,
    "\n  query SponsorsPage {\n    sponsors {\n      id\n      category\n      ...SponsorProfile_sponsor\n      ...SponsorsJsonLd_sponsor\n    }\n  }\n": typeof types.SponsorsPageDocument,
    "\n  mutation CreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n    createSponsorInquiry(input: $input) {\n      ... on CreateSponsorInquirySuccess {\n        receivedAt\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateSponsorInquiryDocument,
    "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      ... on DeleteSponsorSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteSponsorDocument,
    "\n  query ManageSponsorsPage($search: String, $category: SponsorCategory, $page: Int!, $upTo: String) {\n    allSponsors(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.ManageSponsorsPageDocument,
    "\n  mutation CreateSponsor($input: CreateSponsorInput!) {\n    createSponsor(input: $input) {\n      ... on CreateSponsorSuccess {\n        sponsor {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateSponsorDocument,
    "\n  fragment ManagedSponsor_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    isVisible\n    order\n    updatedAt\n  }\n": typeof types.ManagedSponsor_SponsorFragmentDoc,
    "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      ... on UpdateSponsorSuccess {\n        sponsor {\n          id\n          name\n          isVisible\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateSponsorDocument,
    "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      ... on MoveSponsorSuccess {\n        sponsors {\n          id\n          order\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.MoveSponsorDocument,
    "\n  query ManageAllSponsors($category: SponsorCategory!, $page: Int!) {\n    allSponsors(category: $category, page: $page, pageSize: 100) {\n      pageCount\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n    }\n  }\n": typeof types.ManageAllSponsorsDocument,
    "\n  fragment SponsorsJsonLd_sponsor on Sponsor {\n    id\n    name\n    website\n  }\n": typeof types.SponsorsJsonLd_SponsorFragmentDoc,
    "\n  query StandingsPage($competition: String, $season: Int, $group: String, $round: Int) {\n    standings(competition: $competition, season: $season, group: $group, round: $round) {\n      competition\n      season {\n        year\n        label\n      }\n      group\n      round\n      competitions\n      groups\n      rounds\n      ...StandingsTable_standings\n    }\n    season(year: $season) {\n      year\n      label\n    }\n    seasons {\n      year\n      label\n    }\n  }\n": typeof types.StandingsPageDocument,
    "\n  fragment StandingsTable_standings on Standings {\n    competition\n    order\n    zones {\n      kind\n      from\n      to\n    }\n    rows {\n      rank\n      position\n      movement\n      team\n      abbreviation\n      isClub\n      points\n      penalty\n      form\n      zone\n      tiedWith\n      tieExplanation\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n": typeof types.StandingsTable_StandingsFragmentDoc,
    "\n  fragment EditionDialog_edition on Edition {\n    id\n    competition\n    rules\n    zones {\n      kind\n      from\n      to\n    }\n    teams {\n      team {\n        id\n        name\n      }\n      group\n      penalty\n      withdrawn\n    }\n  }\n": typeof types.EditionDialog_EditionFragmentDoc,
    "\n  mutation UpdateEdition($input: UpdateEditionInput!) {\n    updateEdition(input: $input) {\n      ... on UpdateEditionSuccess {\n        edition {\n          id\n          ...EditionDialog_edition\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateEditionDocument,
    "\n  fragment GameForm_game on LeagueGame {\n    id\n    playedAt\n    homeTeam {\n      id\n      name\n    }\n    awayTeam {\n      id\n      name\n    }\n    homePoints\n    awayPoints\n    regulationPoints\n    forfeitBy\n  }\n": typeof types.GameForm_GameFragmentDoc,
    "\n  mutation UpdateLeagueGame($input: UpdateLeagueGameInput!) {\n    updateLeagueGame(input: $input) {\n      ... on UpdateLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateLeagueGameDocument,
    "\n  mutation DeleteLeagueGame($input: DeleteLeagueGameInput!) {\n    deleteLeagueGame(input: $input) {\n      ... on DeleteLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteLeagueGameDocument,
    "\n  query ManageStandingsPage($competition: String, $season: Int, $round: Int) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    competitions {\n      id\n      name\n    }\n    teams {\n      id\n      name\n    }\n    edition(competition: $competition, season: $season) {\n      id\n      competition\n      ...EditionDialog_edition\n      round(number: $round) {\n        number\n        games {\n          id\n          playedAt\n          homeTeam {\n            id\n          }\n          awayTeam {\n            id\n          }\n          ...GameForm_game\n        }\n      }\n    }\n    standings(competition: $competition, season: $season) {\n      round\n      ...StandingsTable_standings\n    }\n  }\n": typeof types.ManageStandingsPageDocument,
    "\n  mutation RecordLeagueGame($input: RecordLeagueGameInput!) {\n    recordLeagueGame(input: $input) {\n      ... on RecordLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RecordLeagueGameDocument,
    "\n  fragment StatLine_line on StatLine {\n    seconds\n    points\n    twos {\n      made\n      attempted\n    }\n    threes {\n      made\n      attempted\n    }\n    freeThrows {\n      made\n      attempted\n    }\n    reboundsOffensive\n    reboundsDefensive\n    assists\n    steals\n    turnovers\n    blocks\n    fouls\n  }\n": typeof types.StatLine_LineFragmentDoc,
    "\n  fragment BoxScore_team on TeamSheet {\n    players {\n      key\n      shirt\n      name\n      isStarter\n      plusMinus\n      rating\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n": typeof types.BoxScore_TeamFragmentDoc,
    "\n  fragment LivePlays_statistics on MatchStatistics {\n    isFinal\n    latest: plays(last: 5) {\n      ...PlayLine_play\n    }\n  }\n": typeof types.LivePlays_StatisticsFragmentDoc,
    "\n  fragment MatchLeaders_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n": typeof types.MatchLeaders_TeamFragmentDoc,
    "\n  query MatchStatistics($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      statistics {\n        isProvisional\n        home {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        away {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        ...ShotChart_statistics\n      }\n    }\n  }\n": typeof types.MatchStatisticsDocument,
    "\n  fragment MatchStatistics_live on MatchStatistics {\n    updatedAt\n    ...LivePlays_statistics\n  }\n": typeof types.MatchStatistics_LiveFragmentDoc,
    "\n  query PlayByPlay($id: ID!) {\n    match(id: $id) {\n      id\n      statistics {\n        plays {\n          ...PlayLine_play\n        }\n      }\n    }\n  }\n": typeof types.PlayByPlayDocument,
    "\n  fragment PlayLine_play on Play {\n    number\n    period\n    left\n    kind\n    side\n    name\n    isMade\n    home\n    away\n  }\n": typeof types.PlayLine_PlayFragmentDoc,
    "\n  fragment PlayerRecord_player on Player {\n    name\n    seasons {\n      season\n      games\n      starts\n      totals {\n        ...StatLine_line\n      }\n    }\n    games {\n      key\n      hasPlayed\n      rating\n      line {\n        ...StatLine_line\n      }\n      match {\n        id\n        opponent\n        isHome\n        matchDate\n        result\n      }\n    }\n  }\n": typeof types.PlayerRecord_PlayerFragmentDoc,
    "\n  query SeasonLeaders($season: Int) {\n    seasonRecords(season: $season) {\n      season\n      games\n      playerId\n      name\n      totals {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n": typeof types.SeasonLeadersDocument,
    "\n  fragment ShotChart_statistics on MatchStatistics {\n    shots {\n      side\n      value\n      isMade\n      x\n      y\n    }\n  }\n": typeof types.ShotChart_StatisticsFragmentDoc,
    "\n  fragment TeamComparison_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n": typeof types.TeamComparison_TeamFragmentDoc,
    "\n  fragment FeedForm_match on Match {\n    id\n    status\n    feed {\n      address\n      lastReadAt\n      error\n      nextReadAt\n    }\n  }\n": typeof types.FeedForm_MatchFragmentDoc,
    "\n  mutation SetMatchFeed($input: SetMatchFeedInput!) {\n    setMatchFeed(input: $input) {\n      ... on SetMatchFeedSuccess {\n        match {\n          id\n          ...FeedForm_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SetMatchFeedDocument,
    "\n  fragment GamePlayers_match on Match {\n    id\n    playerGames {\n      key\n      shirt\n      name\n      isChosen\n      player {\n        id\n      }\n    }\n  }\n": typeof types.GamePlayers_MatchFragmentDoc,
    "\n  fragment GamePlayers_player on Player {\n    id\n    dorsal\n    name\n  }\n": typeof types.GamePlayers_PlayerFragmentDoc,
    "\n  mutation SetGamePlayer($input: SetGamePlayerInput!) {\n    setGamePlayer(input: $input) {\n      ... on SetGamePlayerSuccess {\n        match {\n          id\n          ...GamePlayers_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SetGamePlayerDocument,
    "\n  fragment StatisticsUpload_match on Match {\n    id\n    status\n    homeTeam\n    awayTeam\n    result\n    statistics {\n      source\n      updatedAt\n      isProvisional\n      home {\n        name\n        points\n      }\n      away {\n        name\n        points\n      }\n    }\n  }\n": typeof types.StatisticsUpload_MatchFragmentDoc,
    "\n  mutation UploadMatchStatistics($input: UploadMatchStatisticsInput!) {\n    uploadMatchStatistics(input: $input) {\n      ... on UploadMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UploadMatchStatisticsDocument,
    "\n  mutation RemoveMatchStatistics($id: ID!) {\n    removeMatchStatistics(id: $id) {\n      ... on RemoveMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RemoveMatchStatisticsDocument,
    "\n  query ManageTeamsPage {\n    teams {\n      id\n      name\n      abbreviation\n      colors\n      matchCount\n      venue {\n        name\n        city\n      }\n      ...TeamDialog_team\n    }\n    venues {\n      id\n      name\n      city\n    }\n  }\n": typeof types.ManageTeamsPageDocument,
    "\n  mutation DeleteTeam($input: DeleteTeamInput!) {\n    deleteTeam(input: $input) {\n      ... on DeleteTeamSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteTeamDocument,
    "\n  query ManageVenuesPage {\n    venues {\n      id\n      name\n      city\n      street\n      postalCode\n      ...VenueDialog_venue\n    }\n  }\n": typeof types.ManageVenuesPageDocument,
    "\n  mutation DeleteVenue($input: DeleteVenueInput!) {\n    deleteVenue(input: $input) {\n      ... on DeleteVenueSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteVenueDocument,
    "\n  fragment TeamDialog_team on Team {\n    id\n    name\n    ownAbbreviation\n    colors\n    crestUrl\n    venue {\n      id\n    }\n  }\n": typeof types.TeamDialog_TeamFragmentDoc,
    "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ... on CreateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateTeamDocument,
    "\n  mutation UpdateTeam($input: UpdateTeamInput!) {\n    updateTeam(input: $input) {\n      ... on UpdateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateTeamDocument,
    "\n  fragment VenueDialog_venue on Venue {\n    id\n    name\n    city\n    street\n    postalCode\n    directions\n    mapUrl\n  }\n": typeof types.VenueDialog_VenueFragmentDoc,
    "\n  mutation CreateVenue($input: CreateVenueInput!) {\n    createVenue(input: $input) {\n      ... on CreateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateVenueDocument,
    "\n  mutation UpdateVenue($input: UpdateVenueInput!) {\n    updateVenue(input: $input) {\n      ... on UpdateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateVenueDocument,
    "\n  query GiftPage($id: ID!) {\n    ticketGift(id: $id) {\n      id\n      giverName\n      isOwn\n      obstacle\n      match {\n        id\n        ...MatchScoreboard_match\n      }\n    }\n  }\n": typeof types.GiftPageDocument,
    "\n  mutation AcceptTicket($input: GiftIdInput!) {\n    acceptTicket(input: $input) {\n      ... on AcceptTicketSuccess {\n        ticket {\n          id\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.AcceptTicketDocument,
    "\n  mutation GiveTicket($input: GiveTicketInput!) {\n    giveTicket(input: $input) {\n      ... on GiveTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.GiveTicketDocument,
    "\n  fragment NextMatch_match on Match {\n    id\n    matchDate\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n  }\n": typeof types.NextMatch_MatchFragmentDoc,
    "\n  query NextMatchPage {\n    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {\n      items {\n        id\n        isHome\n        location\n        status\n        ...NextMatch_match\n        ...MatchGuide_match\n        ...NextMatchSeo_match\n        ...TicketCard_match\n      }\n    }\n  }\n": typeof types.NextMatchPageDocument,
    "\n  fragment NextMatchSeo_match on Match {\n    homeTeam\n    awayTeam\n    matchDate\n    location\n    isOnSale\n    ticketPrice\n    ...MatchJsonLd_match\n  }\n": typeof types.NextMatchSeo_MatchFragmentDoc,
    "\n  query OwnWaits {\n    viewer {\n      id\n      seatWaits {\n        place\n        offeredUntil\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n": typeof types.OwnWaitsDocument,
    "\n  fragment PurchasePanel_match on Match {\n    id\n    opponent\n    isHome\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n    isWaitingListOpen\n  }\n": typeof types.PurchasePanel_MatchFragmentDoc,
    "\n  mutation ReturnTicket($input: TicketIdInput!) {\n    returnTicket(input: $input) {\n      ... on ReturnTicketSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ReturnTicketDocument,
    "\n  fragment TicketActions_ticket on Ticket {\n    id\n    admission {\n      at\n    }\n    canReturn\n    returnsUntil\n    pricePaid\n    paidBy\n    receipt\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n    }\n  }\n": typeof types.TicketActions_TicketFragmentDoc,
    "\n  mutation KeepTicket($input: TicketIdInput!) {\n    keepTicket(input: $input) {\n      ... on KeepTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.KeepTicketDocument,
    "\n  fragment TicketCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n": typeof types.TicketCard_MatchFragmentDoc,
    "\n  fragment TicketPurchasePage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n    ...PurchasePanel_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n": typeof types.TicketPurchasePage_MatchFragmentDoc,
    "\n  query TicketPurchasePage($id: ID!) {\n    paymentWay\n    match(id: $id) {\n      ...TicketPurchasePage_match\n    }\n  }\n": typeof types.TicketPurchasePageDocument,
    "\n  fragment TicketStub_ticket on Ticket {\n    id\n    qrCode\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    holder {\n      id\n      name\n    }\n    match {\n      id\n      subject\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      status\n    }\n  }\n": typeof types.TicketStub_TicketFragmentDoc,
    "\n  query TicketsPage($page: Int!, $pageSize: Int!) {\n    matches(filter: { upcoming: true, home: true }, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        ...TicketCard_match\n        ...MatchJsonLd_match\n      }\n    }\n  }\n": typeof types.TicketsPageDocument,
    "\n  fragment MatchGuide_match on Match {\n    isHome\n    location\n    status\n    venue {\n      city\n      street\n      postalCode\n      directions\n      mapUrl\n    }\n  }\n": typeof types.MatchGuide_MatchFragmentDoc,
    "\n  fragment WaitingList_wait on SeatWait {\n    place\n    offeredUntil\n  }\n": typeof types.WaitingList_WaitFragmentDoc,
    "\n  query SeatWait($matchId: ID!) {\n    viewer {\n      id\n      seatWait(matchId: $matchId) {\n        match {\n          id\n        }\n        ...WaitingList_wait\n      }\n    }\n  }\n": typeof types.SeatWaitDocument,
    "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      ... on JoinWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      ... on LeaveWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.LeaveWaitingListDocument,
    "\n  query AttendeesPage(\n    $matchId: ID!\n    $search: String\n    $order: AttendeeOrder\n    $states: [TicketState!]\n    $page: Int!\n    $upTo: String\n  ) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        subject\n        opponent\n        matchDate\n        isHome\n        status\n        returnHours\n        offerMinutes\n        hasWaitingList\n      }\n      sold\n      ...SaleFigures_sale\n    }\n    attendees(\n      matchId: $matchId\n      search: $search\n      order: $order\n      states: $states\n      page: $page\n      upTo: $upTo\n      pageSize: 50\n    ) {\n      items {\n        ...AttendeeRow_attendee\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    waitingList(matchId: $matchId) {\n      ...WaitingPeople_person\n    }\n    refunds(matchId: $matchId) {\n      ...Refunds_refund\n    }\n  }\n": typeof types.AttendeesPageDocument,
    "\n  query AllAttendees($matchId: ID!) {\n    allAttendees(matchId: $matchId) {\n      ticketId\n      name\n      email\n      purchaseDate\n      pricePaid\n      paidBy\n    }\n  }\n": typeof types.AllAttendeesDocument,
    "\n  mutation CancelTicket($input: CancelTicketInput!) {\n    cancelTicket(input: $input) {\n      ... on CancelTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CancelTicketDocument,
    "\n  mutation IssueComplimentaryTicket($input: IssueTicketInput!) {\n    issueComplimentaryTicket(input: $input) {\n      ... on IssueComplimentaryTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.IssueComplimentaryTicketDocument,
    "\n  fragment Refunds_refund on Refund {\n    ticketId\n    name\n    email\n    amount\n    paidBy\n  }\n": typeof types.Refunds_RefundFragmentDoc,
    "\n  fragment SaleFigures_sale on MatchSale {\n    match {\n      id\n      ticketsHeld\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n": typeof types.SaleFigures_SaleFragmentDoc,
    "\n  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...SaleRow_sale\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": typeof types.TicketSalesPageDocument,
    "\n  query TicketSaleExport($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        ...SaleRow_sale\n      }\n      pageCount\n      upTo\n    }\n  }\n": typeof types.TicketSaleExportDocument,
    "\n  mutation UpdateTicketSettings($input: TicketSettingsInput!) {\n    updateTicketSettings(input: $input) {\n      ... on UpdateTicketSettingsSuccess {\n        match {\n          id\n          returnHours\n          offerMinutes\n          hasWaitingList\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateTicketSettingsDocument,
    "\n  fragment WaitingPeople_person on WaitingPerson {\n    userId\n    name\n    email\n    since\n    offeredUntil\n  }\n": typeof types.WaitingPeople_PersonFragmentDoc,
    "\n  fragment AttendeeRow_attendee on Attendee {\n    ticketId\n    name\n    email\n    purchaseDate\n    state\n    endReason\n    pricePaid\n    paidBy\n  }\n": typeof types.AttendeeRow_AttendeeFragmentDoc,
    "\n  fragment SaleRow_sale on MatchSale {\n    match {\n      id\n      subject\n      opponent\n      matchDate\n      status\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n": typeof types.SaleRow_SaleFragmentDoc,
    "\n  query OwnTickets {\n    viewer {\n      id\n      tickets {\n        id\n        match {\n          id\n        }\n      }\n    }\n  }\n": typeof types.OwnTicketsDocument,
    "\n  query OwnTicket($matchId: ID!) {\n    viewer {\n      id\n      ticketFor(matchId: $matchId) {\n        id\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n": typeof types.OwnTicketDocument,
    "\n  fragment SavedTickets_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      location\n      status\n    }\n    ...TicketStub_ticket\n  }\n": typeof types.SavedTickets_TicketFragmentDoc,
    "\n  query SavedTickets {\n    viewer {\n      id\n      tickets {\n        id\n        ...SavedTickets_ticket\n      }\n    }\n  }\n": typeof types.SavedTicketsDocument,
    "\n  mutation PurchaseTicket($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      ... on PurchaseTicketSuccess {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n          match {\n            id\n            ticketsAvailable\n            isOnSale\n          }\n        }\n      }\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.PurchaseTicketDocument,
    "\n  query TicketToday {\n    viewer {\n      id\n      ticketToday {\n        id\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n": typeof types.TicketTodayDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ... on RequestPasswordResetSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ... on ResetPasswordSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      ... on VerifyEmailSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      ... on SetUserRightsSuccess {\n        user {\n          id\n          rights\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.SetUserRightsDocument,
    "\n  mutation ResetSecondFactor($userId: ID!) {\n    resetSecondFactor(input: { userId: $userId }) {\n      ... on ResetSecondFactorSuccess {\n        user {\n          id\n          hasSecondFactor\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ResetSecondFactorDocument,
    "\n  query SecondFactorRolesPage {\n    secondFactorRoles\n    viewer {\n      id\n      hasSecondFactor\n    }\n  }\n": typeof types.SecondFactorRolesPageDocument,
    "\n  mutation RequireSecondFactor($roles: [Role!]!, $seen: [Role!]) {\n    requireSecondFactor(input: { roles: $roles, seen: $seen }) {\n      roles\n    }\n  }\n": typeof types.RequireSecondFactorDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      ... on CreateUserSuccess {\n        user {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CreateUserDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ... on UpdateUserSuccess {\n        user {\n          id\n          name\n          email\n          role\n          roles\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  query UsersPage(\n    $search: String\n    $role: Role\n    $sort: UserSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    users(\n      search: $search\n      role: $role\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...UserRow_user\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    secondFactorRoles\n  }\n": typeof types.UsersPageDocument,
    "\n  mutation DeleteUser($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      ... on DeleteUserSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.DeleteUserDocument,
    "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    hasSecondFactor\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  query EmailVerification {\n    viewer {\n      id\n      emailVerified\n    }\n  }\n": typeof types.EmailVerificationDocument,
    "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      done\n    }\n  }\n": typeof types.RequestEmailVerificationDocument,
    "\n  fragment OwnTicketLists_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      status\n    }\n    ...OwnTicketRow_ticket\n  }\n": typeof types.OwnTicketLists_TicketFragmentDoc,
    "\n  fragment OwnTicketRow_ticket on Ticket {\n    id\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      result\n      status\n    }\n  }\n": typeof types.OwnTicketRow_TicketFragmentDoc,
    "\n  query OwnTicketsPanel {\n    viewer {\n      id\n      tickets {\n        id\n        ...OwnTicketLists_ticket\n        ...SavedTickets_ticket\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n": typeof types.OwnTicketsPanelDocument,
    "\n  query SecondFactor {\n    viewer {\n      id\n      hasSecondFactor\n      needsSecondFactor\n    }\n  }\n": typeof types.SecondFactorDocument,
    "\n  mutation RemoveSecondFactor($password: String!, $code: String!) {\n    removeSecondFactor(input: { password: $password, code: $code }) {\n      ... on RemoveSecondFactorSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RemoveSecondFactorDocument,
    "\n  mutation BeginSecondFactor($password: String!) {\n    beginSecondFactor(input: { password: $password }) {\n      ... on BeginSecondFactorSuccess {\n        secret\n        uri\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(input: { code: $code }) {\n      ... on ConfirmSecondFactorSuccess {\n        recoveryCodes\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.ConfirmSecondFactorDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(input: { password: $password }) {\n      ... on CloseAccountSuccess {\n        closed\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.CloseAccountDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    needsSecondFactor\n  }\n": typeof types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  fragment CertificateWarning_dashboard on Dashboard {\n    appleWalletEndsAt\n  }\n": typeof types.CertificateWarning_DashboardFragmentDoc,
    "\n  query TicketWallets {\n    ticketWallets\n  }\n": typeof types.TicketWalletsDocument,
    "\n  fragment MutationFailure on UserError {\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n": typeof types.MutationFailureFragmentDoc,
    "\n  query CommercialPage {\n    products(pageSize: 1) {\n      totalCount\n    }\n    matchSales(pageSize: 1) {\n      totalCount\n    }\n    memberships(pageSize: 1) {\n      totalCount\n    }\n    sponsorInquiries(pageSize: 1) {\n      totalCount\n    }\n    abonosToReview(pageSize: 1) {\n      totalCount\n    }\n    allSponsors(pageSize: 1) {\n      totalCount\n    }\n  }\n": typeof types.CommercialPageDocument,
    "\n  query ContentPage {\n    allNews(pageSize: 1) {\n      totalCount\n    }\n    allNewsCategories {\n      id\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n  }\n": typeof types.ContentPageDocument,
    "\n  query SportsPage {\n    staffMatches(pageSize: 1) {\n      totalCount\n    }\n    staffPlayers(pageSize: 1) {\n      totalCount\n    }\n    competitions {\n      id\n    }\n    seasons {\n      year\n    }\n    teams {\n      id\n    }\n    venues {\n      id\n    }\n  }\n": typeof types.SportsPageDocument,
};
const documents: Documents = {
    "\n  query SiteSeason {\n    season {\n      year\n      label\n      lastDay\n    }\n  }\n": types.SiteSeasonDocument,
    "\n  query AbonosPanel {\n    viewer {\n      id\n      abonos {\n        id\n        ...AbonoCard_abono\n      }\n      deferredUploads {\n        id\n        problem\n        ...DeferredUpload_upload\n      }\n    }\n  }\n": types.AbonosPanelDocument,
    "\n  fragment DeferredUpload_upload on DeferredUpload {\n    fileName\n    uploadedAt\n    problem\n  }\n": types.DeferredUpload_UploadFragmentDoc,
    "\n  fragment AbonoCard_abono on Abono {\n    id\n    status\n    version\n    esPropietario\n    fechaSubida\n    dudas\n    confirmedAt\n    reportedAt\n    reportMessage\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n  }\n": types.AbonoCard_AbonoFragmentDoc,
    "\n  query AbonosLearntLayouts {\n    abonoLayouts {\n      id\n      ...LearntLayout_layout\n    }\n  }\n": types.AbonosLearntLayoutsDocument,
    "\n  fragment LearntLayout_layout on AbonoLayout {\n    id\n    name\n    seller\n    createdAt\n    lastUsedAt\n    readCount\n    helpedCount\n    disputedCount\n    lessons {\n      id\n      verifiedAt\n      verifierName\n    }\n    sketch {\n      ratio\n      words {\n        text\n        left\n        top\n        width\n        height\n      }\n      fields {\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n": types.LearntLayout_LayoutFragmentDoc,
    "\n  mutation NameAbonoLayout($input: NameAbonoLayoutInput!) {\n    nameAbonoLayout(input: $input) {\n      ... on NameAbonoLayoutSuccess {\n        layout {\n          id\n          name\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.NameAbonoLayoutDocument,
    "\n  mutation DeleteAbonoLayout($input: DeleteAbonoLayoutInput!) {\n    deleteAbonoLayout(input: $input) {\n      ... on DeleteAbonoLayoutSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteAbonoLayoutDocument,
    "\n  query AbonosPassPdf($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      document {\n        pageCount\n        pageWidth\n        pageHeight\n        ...PdfDetails_document\n      }\n    }\n  }\n": types.AbonosPassPdfDocument,
    "\n  fragment PdfDetails_document on UploadedDocument {\n    title\n    author\n    creator\n    producer\n    createdAt\n    pageCount\n    pageWidth\n    pageHeight\n  }\n": types.PdfDetails_DocumentFragmentDoc,
    "\n  query AbonosReviewQueue {\n    abonosToReview(page: 1, pageSize: 20) {\n      items {\n        id\n        ...PassReview_abono\n      }\n      totalCount\n    }\n  }\n": types.AbonosReviewQueueDocument,
    "\n  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!, $upTo: String) {\n    membershipUploads(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...UploadRow_upload\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.AbonosUploadHistoryDocument,
    "\n  fragment UploadRow_upload on MembershipUpload {\n    id\n    fileName\n    status\n    uploadedAt\n    uploaderName\n    uploaderEmail\n    reviewerName\n    reviewedAt\n    adminNotes\n    pointsAwarded\n    abonos {\n      id\n      nombreAsistente\n    }\n  }\n": types.UploadRow_UploadFragmentDoc,
    "\n  query AbonosUpload($id: ID!) {\n    membershipUpload(id: $id) {\n      id\n      fileName\n      status\n      reviewerName\n      reviewedAt\n      adminNotes\n      pointsAwarded\n      abonos {\n        id\n        status\n        nombreAsistente\n        ...PassReview_abono\n      }\n    }\n  }\n": types.AbonosUploadDocument,
    "\n  fragment PassReview_abono on Abono {\n    id\n    archivoId\n    pagina\n    status\n    version\n    esPropietario\n    fechaSubida\n    uploaderName\n    uploaderEmail\n    confirmedAt\n    reportedAt\n    reportMessage\n    dudas\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    ocrData {\n      field\n      raw\n      source\n      confidence\n      other\n    }\n  }\n": types.PassReview_AbonoFragmentDoc,
    "\n  mutation VerifyAbono($input: VerifyAbonoInput!) {\n    verifyAbono(input: $input) {\n      ... on VerifyAbonoSuccess {\n        abono {\n          id\n          status\n          esPropietario\n          nombreAsistente\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.VerifyAbonoDocument,
    "\n  mutation RejectAbono($input: RejectAbonoInput!) {\n    rejectAbono(input: $input) {\n      ... on RejectAbonoSuccess {\n        abono {\n          id\n          status\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RejectAbonoDocument,
    "\n  query AbonosPassNow($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      abonos {\n        id\n        ...PassReview_abono\n      }\n    }\n  }\n": types.AbonosPassNowDocument,
    "\n  mutation UploadAbono($input: UploadAbonoInput!) {\n    uploadAbono(input: $input) {\n      __typename\n      ... on UploadAbonoSuccess {\n        registrosCreados\n        message\n        abonos {\n          id\n          ...AbonoCard_abono\n        }\n        owner {\n          id\n          points {\n            totalPoints\n          }\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UploadAbonoDocument,
    "\n  mutation ConfirmAbono($input: ConfirmAbonoInput!) {\n    confirmAbono(input: $input) {\n      ... on ConfirmAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.ConfirmAbonoDocument,
    "\n  mutation ReportAbono($input: ReportAbonoInput!) {\n    reportAbono(input: $input) {\n      ... on ReportAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.ReportAbonoDocument,
    "\n  fragment AnalyticsCharts_analytics on Analytics {\n    period {\n      from\n      until\n      bucket\n    }\n    tickets {\n      ...SeriesChart_series\n    }\n    takings {\n      ...MoneyChart_money\n    }\n    refunds {\n      ...MoneyChart_money\n    }\n    takingsByPayment {\n      ...PaymentsChart_payment\n    }\n    signUps {\n      ...SeriesChart_series\n    }\n    members {\n      ...SeriesChart_series\n    }\n    points {\n      ...SeriesChart_series\n    }\n    ticketsByMatch {\n      ...MatchSalesChart_match\n    }\n    pointsByAction {\n      ...PointsByActionChart_action\n    }\n    fansByLevel {\n      ...FansChart_level\n    }\n    push {\n      ...PushChart_push\n    }\n    passesByStatus {\n      ...PassesChart_status\n    }\n    inquiriesByLevel {\n      ...InquiriesChart_level\n    }\n  }\n": types.AnalyticsCharts_AnalyticsFragmentDoc,
    "\n  query AnalyticsPage($period: AnalyticsPeriodInput!) {\n    analytics(period: $period) {\n      period {\n        from\n        until\n        bucket\n        previous {\n          from\n          until\n        }\n      }\n      ...AnalyticsCharts_analytics\n    }\n  }\n": types.AnalyticsPageDocument,
    "\n  fragment ComingMatches_match on DashboardMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    sold\n    available\n  }\n": types.ComingMatches_MatchFragmentDoc,
    "\n  query DashboardPage {\n    dashboard {\n      homeMatches {\n        ...ComingMatches_match\n      }\n      recentActivity {\n        ...RecentActivity_entry\n      }\n      ...DashboardTiles_dashboard\n      ...PendingWork_dashboard\n      ...CertificateWarning_dashboard\n    }\n  }\n": types.DashboardPageDocument,
    "\n  fragment DashboardTiles_dashboard on Dashboard {\n    tickets {\n      season\n      lastWeek\n      weekBefore\n    }\n    takings {\n      season\n      lastWeek\n      weekBefore\n    }\n    refundDue\n    signUps {\n      season\n      lastWeek\n      weekBefore\n    }\n    members\n    news {\n      published\n      scheduled\n      draft\n      hidden\n    }\n  }\n": types.DashboardTiles_DashboardFragmentDoc,
    "\n  fragment FansChart_level on AnalyticsCount {\n    name\n    count\n  }\n": types.FansChart_LevelFragmentDoc,
    "\n  fragment InquiriesChart_level on AnalyticsInquiries {\n    level\n    new\n    contacted\n    agreed\n    declined\n  }\n": types.InquiriesChart_LevelFragmentDoc,
    "\n  fragment MatchSalesChart_match on AnalyticsMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    soldInPeriod\n    sold\n    takings\n    available\n  }\n": types.MatchSalesChart_MatchFragmentDoc,
    "\n  fragment MoneyChart_money on AnalyticsMoney {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n": types.MoneyChart_MoneyFragmentDoc,
    "\n  fragment PassesChart_status on AnalyticsCount {\n    name\n    count\n  }\n": types.PassesChart_StatusFragmentDoc,
    "\n  fragment PaymentsChart_payment on AnalyticsPayment {\n    paidBy\n    tickets\n    takings\n  }\n": types.PaymentsChart_PaymentFragmentDoc,
    "\n  fragment PendingWork_dashboard on Dashboard {\n    newInquiries\n    passesToReview\n    reportedComments\n    unsettledMatches\n  }\n": types.PendingWork_DashboardFragmentDoc,
    "\n  fragment PointsByActionChart_action on AnalyticsAction {\n    action\n    entries\n    points\n  }\n": types.PointsByActionChart_ActionFragmentDoc,
    "\n  fragment PushChart_push on AnalyticsPush {\n    devices\n    people\n    added\n    matchUpdates\n    teamNews\n    membershipOffers\n    gameReminders\n  }\n": types.PushChart_PushFragmentDoc,
    "\n  fragment RecentActivity_entry on AuditEntry {\n    id\n    at\n    ...AuditSentence_entry\n  }\n": types.RecentActivity_EntryFragmentDoc,
    "\n  fragment SeriesChart_series on AnalyticsSeries {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n": types.SeriesChart_SeriesFragmentDoc,
    "\n  fragment AuditSentence_entry on AuditEntry {\n    actorName\n    action\n    subjectType\n    subjectId\n    subject\n    currentName\n  }\n": types.AuditSentence_EntryFragmentDoc,
    "\n  query AuditLogPage($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...AuditRow_entry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n": types.AuditLogPageDocument,
    "\n  query AuditLogExport($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        at\n        actorId\n        actorName\n        action\n        subjectType\n        subjectId\n        subject\n        currentName\n        changes {\n          field\n          before\n          after\n        }\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.AuditLogExportDocument,
    "\n  fragment AuditRow_entry on AuditEntry {\n    id\n    at\n    actorName\n    changes {\n      field\n      before\n      after\n    }\n    ...AuditSentence_entry\n  }\n": types.AuditRow_EntryFragmentDoc,
    "\n  fragment CommentBody_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n  }\n": types.CommentBody_CommentFragmentDoc,
    "\n  fragment Comments_article on NewsArticle {\n    id\n    comments(first: 10) {\n      totalCount\n      endCursor\n      items {\n        ...ListedComment_comment\n      }\n    }\n  }\n": types.Comments_ArticleFragmentDoc,
    "\n  query CommentQueue($queue: CommentQueue!, $page: Int!, $upTo: String) {\n    moderatedComments(queue: $queue, page: $page, upTo: $upTo, pageSize: 20) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...QueuedComment_comment\n      }\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n    hidden: moderatedComments(queue: HIDDEN, pageSize: 1) {\n      totalCount\n    }\n  }\n": types.CommentQueueDocument,
    "\n  fragment QueuedComment_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n    isHidden\n    hiddenByName\n    reportCount\n    reports {\n      reason\n      createdAt\n    }\n    article {\n      id\n      title\n    }\n  }\n": types.QueuedComment_CommentFragmentDoc,
    "\n  mutation HideComment($id: ID!, $seen: Boolean!, $reported: Boolean!) {\n    hideComment(input: { id: $id, seen: $seen, reported: $reported }) {\n      ... on HideCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.HideCommentDocument,
    "\n  mutation RestoreComment($id: ID!, $seen: Boolean!, $reports: Int) {\n    restoreComment(input: { id: $id, seen: $seen, reports: $reports }) {\n      ... on RestoreCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RestoreCommentDocument,
    "\n  fragment ListedComment_comment on Comment {\n    id\n    createdAt\n    ...CommentBody_comment\n  }\n": types.ListedComment_CommentFragmentDoc,
    "\n  query MoreComments($newsId: ID!, $after: String!) {\n    article(id: $newsId) {\n      id\n      comments(first: 10, after: $after) {\n        endCursor\n        items {\n          ...ListedComment_comment\n        }\n      }\n    }\n  }\n": types.MoreCommentsDocument,
    "\n  query CommentModeration($newsId: ID!) {\n    moderatedComments(newsId: $newsId, pageSize: 100) {\n      items {\n        id\n        createdAt\n        isHidden\n        hiddenByName\n        reportCount\n        reports {\n          reason\n        }\n        ...CommentBody_comment\n      }\n    }\n  }\n": types.CommentModerationDocument,
    "\n  query OwnComments($newsId: ID!) {\n    viewer {\n      id\n      commentsOn(newsId: $newsId) {\n        id\n        isHidden\n      }\n      reportedCommentsOn(newsId: $newsId)\n    }\n  }\n": types.OwnCommentsDocument,
    "\n  mutation AddComment($newsId: ID!, $content: String!) {\n    addComment(input: { newsId: $newsId, content: $content }) {\n      ... on AddCommentSuccess {\n        comment {\n          ...ListedComment_comment\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.AddCommentDocument,
    "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(input: { id: $id }) {\n      ... on DeleteCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteCommentDocument,
    "\n  mutation ReportComment($id: ID!, $reason: String) {\n    reportComment(input: { id: $id, reason: $reason }) {\n      ... on ReportCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.ReportCommentDocument,
    "\n  query SeasonPasses {\n    season {\n      year\n      passes {\n        zones {\n          zone\n          general\n          junior\n          young\n          senior\n          reducedMobility\n          singleParent\n          family\n        }\n        vip\n        corporate\n        instalments\n        text\n      }\n    }\n  }\n": types.SeasonPassesDocument,
    "\n  query DoorMatches {\n    doorMatches {\n      id\n      subject\n      opponent\n      matchDate\n    }\n  }\n": types.DoorMatchesDocument,
    "\n  query DoorGates($matchId: ID!) {\n    doorGates(matchId: $matchId)\n  }\n": types.DoorGatesDocument,
    "\n  query DoorList($matchId: ID!) {\n    doorList(matchId: $matchId) {\n      salt\n      madeAt\n      entries {\n        hashes\n        kind\n        type\n        reason\n        gate\n        admittedAt\n      }\n    }\n  }\n": types.DoorListDocument,
    "\n  query DoorCounts($matchId: ID!) {\n    doorCounts(matchId: $matchId) {\n      matchId\n      admitted\n      ticketsSold\n      conflicts\n      counts {\n        gate\n        kind\n        people\n      }\n    }\n  }\n": types.DoorCountsDocument,
    "\n  mutation Admit($input: AdmitInput!) {\n    admit(input: $input) {\n      ... on AdmitSuccess {\n        verdict {\n          scanId\n          colour\n          reason\n          type\n          name\n          number\n          gate\n          admittedAt\n          otherMatch\n          otherMatchDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.AdmitDocument,
    "\n  mutation SyncScans($input: SyncScansInput!) {\n    syncScans(input: $input) {\n      ... on SyncScansSuccess {\n        verdicts {\n          scanId\n          reason\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SyncScansDocument,
    "\n  fragment AdmittedList_person on AdmittedPerson {\n    id\n    type\n    name\n    number\n    gate\n    admittedAt\n    fault\n    firstGate\n    firstAt\n  }\n": types.AdmittedList_PersonFragmentDoc,
    "\n  query DeskPage($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n      }\n    }\n    doorCounts(matchId: $matchId) {\n      ...GateCounts_counts\n    }\n    doorConflicts(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n    admittedPeople(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n  }\n": types.DeskPageDocument,
    "\n  query DoorSheet($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n        matchDate\n      }\n    }\n    doorSheet(matchId: $matchId) {\n      type\n      name\n      number\n      gate\n      admittedAt\n    }\n  }\n": types.DoorSheetDocument,
    "\n  fragment GateCounts_counts on DoorCounts {\n    admitted\n    ticketsSold\n    counts {\n      gate\n      kind\n      people\n    }\n  }\n": types.GateCounts_CountsFragmentDoc,
    "\n  mutation UndoAdmission($input: UndoAdmissionInput!) {\n    undoAdmission(input: $input) {\n      ... on UndoAdmissionSuccess {\n        matchId\n      }\n      ...MutationFailure\n    }\n  }\n": types.UndoAdmissionDocument,
    "\n  query HomePage {\n    matches(filter: { upcoming: true }, page: 1, pageSize: 6) {\n      items {\n        ...MatchesSection_match\n      }\n    }\n    news(page: 1, pageSize: 6) {\n      items {\n        ...NewsSection_article\n      }\n    }\n    sponsors(orSamples: true) {\n      ...SponsorsSection_sponsor\n    }\n  }\n": types.HomePageDocument,
    "\n  fragment MatchesSection_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    isOnSale\n    status\n    matchDate\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n  }\n": types.MatchesSection_MatchFragmentDoc,
    "\n  fragment NewsSection_article on NewsArticle {\n    id\n    ...NewsCard_article\n  }\n": types.NewsSection_ArticleFragmentDoc,
    "\n  fragment SponsorsSection_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n    ...SponsorWall_sponsor\n  }\n": types.SponsorsSection_SponsorFragmentDoc,
    "\n  fragment ImportList_import on DataImport {\n    id\n    kind\n    fileName\n    competition\n    season\n    at\n    actorName\n    created\n    changed\n    undoneAt\n  }\n": types.ImportList_ImportFragmentDoc,
    "\n  mutation UndoImport($id: ID!) {\n    undoImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.UndoImportDocument,
    "\n  mutation UndoMembersImport($id: ID!) {\n    undoMembersImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.UndoMembersImportDocument,
    "\n  query ImportPage {\n    competitions {\n      id\n      name\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    imports {\n      ...ImportList_import\n    }\n  }\n": types.ImportPageDocument,
    "\n  mutation PreviewGamesImport($input: GamesImportInput!) {\n    previewGamesImport(input: $input) {\n      ... on PreviewGamesImportSuccess {\n        ...ImportPreview_preview\n        teamNames\n        clubName\n      }\n      ...MutationFailure\n    }\n  }\n": types.PreviewGamesImportDocument,
    "\n  mutation ApplyGamesImport($input: GamesImportInput!) {\n    applyGamesImport(input: $input) {\n      ... on ApplyGamesImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": types.ApplyGamesImportDocument,
    "\n  query GamesExport($competition: String!, $season: Int!) {\n    gamesExport(competition: $competition, season: $season)\n  }\n": types.GamesExportDocument,
    "\n  fragment ImportPreview_preview on ImportPreview {\n    created\n    changed\n    unchanged\n    skipped\n    problemCount\n    problems {\n      line\n      column\n      message\n    }\n    notes {\n      line\n      column\n      message\n    }\n  }\n": types.ImportPreview_PreviewFragmentDoc,
    "\n  mutation PreviewListImport($input: ListImportInput!) {\n    previewListImport(input: $input) {\n      ... on PreviewListImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n": types.PreviewListImportDocument,
    "\n  mutation ApplyListImport($input: ListImportInput!) {\n    applyListImport(input: $input) {\n      ... on ApplyListImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": types.ApplyListImportDocument,
    "\n  query ListExport($list: SportsList!, $season: Int) {\n    listExport(list: $list, season: $season)\n  }\n": types.ListExportDocument,
    "\n  query MembersImportPage {\n    membersImports {\n      ...ImportList_import\n    }\n  }\n": types.MembersImportPageDocument,
    "\n  mutation PreviewMembersImport($input: MembersImportInput!) {\n    previewMembersImport(input: $input) {\n      ... on PreviewMembersImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n": types.PreviewMembersImportDocument,
    "\n  mutation ApplyMembersImport($input: MembersImportInput!) {\n    applyMembersImport(input: $input) {\n      ... on ApplyMembersImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n": types.ApplyMembersImportDocument,
    "\n  query MembersExport {\n    membersExport\n  }\n": types.MembersExportDocument,
    "\n  query InquiriesPage($filter: InquiryFilter!, $page: Int!, $upTo: String) {\n    sponsorInquiries(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...InquiryRow_inquiry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.InquiriesPageDocument,
    "\n  mutation DeleteInquiry($input: DeleteInquiryInput!) {\n    deleteInquiry(input: $input) {\n      ... on DeleteInquirySuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteInquiryDocument,
    "\n  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {\n    setInquiryStatus(input: $input) {\n      ... on SetInquiryStatusSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SetInquiryStatusDocument,
    "\n  mutation AddInquiryNote($input: AddInquiryNoteInput!) {\n    addInquiryNote(input: $input) {\n      ... on AddInquiryNoteSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.AddInquiryNoteDocument,
    "\n  fragment InquiryRow_inquiry on SponsorInquiry {\n    id\n    company\n    name\n    email\n    phone\n    sponsorshipLevel\n    message\n    status\n    isSuspicious\n    createdAt\n    notes {\n      id\n      text\n      createdAt\n      authorName\n    }\n  }\n": types.InquiryRow_InquiryFragmentDoc,
    "\n  query FailedJobsPage($page: Int!, $upTo: String) {\n    failedJobs(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...JobRow_job\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.FailedJobsPageDocument,
    "\n  fragment JobRow_job on FailedJob {\n    id\n    name\n    failedAt\n    attempts\n    message\n  }\n": types.JobRow_JobFragmentDoc,
    "\n  mutation RetryFailedJob($id: ID!) {\n    retryFailedJob(input: { id: $id }) {\n      __typename\n      ... on RetryFailedJobSuccess {\n        retriedJobId\n      }\n      ...MutationFailure\n    }\n  }\n": types.RetryFailedJobDocument,
    "\n  query PaymentProvider {\n    paymentWay\n  }\n": types.PaymentProviderDocument,
    "\n  query CalendarPage($filter: MatchFilter, $season: Int, $isCurrent: Boolean, $page: Int!, $pageSize: Int!) {\n    matches(filter: $filter, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        status\n        ...MatchJsonLd_match\n      }\n      ...CalendarResults_page\n    }\n    matchMonths\n    season(year: $season) {\n      year\n      label\n      months\n    }\n    seasons {\n      year\n      label\n    }\n    calendarStats(season: $season, currentSeason: $isCurrent) {\n      competitions\n      ...CalendarStats_stats\n    }\n  }\n": types.CalendarPageDocument,
    "\n  fragment CalendarResults_page on MatchPage {\n    totalCount\n    pageCount\n    items {\n      id\n      matchDate\n      status\n      ...MatchCard_match\n    }\n  }\n": types.CalendarResults_PageFragmentDoc,
    "\n  fragment CalendarStats_stats on CalendarStats {\n    total\n    homeMatches\n    awayMatches\n    competitions\n  }\n": types.CalendarStats_StatsFragmentDoc,
    "\n  fragment MatchBoard_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    status\n    result\n    summaryUrl\n    isOnSale\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n    ...QuarterTable_match\n  }\n": types.MatchBoard_MatchFragmentDoc,
    "\n  fragment MatchCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n": types.MatchCard_MatchFragmentDoc,
    "\n  query MatchContext($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      context {\n        teams {\n          ...TeamsCompared_team\n        }\n        ...MatchMeetings_context\n        ...MatchNeighbours_context\n      }\n    }\n  }\n": types.MatchContextDocument,
    "\n  fragment MatchContext_match on Match {\n    id\n    status\n  }\n": types.MatchContext_MatchFragmentDoc,
    "\n  fragment MatchFacts_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    competition\n    location\n    status\n  }\n": types.MatchFacts_MatchFragmentDoc,
    "\n  fragment MatchLine_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    status\n    result\n  }\n": types.MatchLine_MatchFragmentDoc,
    "\n  fragment MatchMeetings_context on MatchContext {\n    meetings {\n      id\n      homeTeam\n      awayTeam\n      isHome\n      matchDate\n      competition\n      result\n      season {\n        label\n      }\n    }\n  }\n": types.MatchMeetings_ContextFragmentDoc,
    "\n  fragment MatchNeighbours_context on MatchContext {\n    previous {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n    next {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n  }\n": types.MatchNeighbours_ContextFragmentDoc,
    "\n  fragment MatchNews_match on Match {\n    id\n    status\n    news {\n      id\n      ...NewsCard_article\n    }\n  }\n": types.MatchNews_MatchFragmentDoc,
    "\n  fragment MatchPage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    status\n    result\n    hasStatistics\n    ...MatchBoard_match\n    ...MatchContext_match\n    ...MatchFacts_match\n    ...MatchNews_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n": types.MatchPage_MatchFragmentDoc,
    "\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n    }\n  }\n": types.MatchPageDocument,
    "\n  fragment MatchScoreboard_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    status\n  }\n": types.MatchScoreboard_MatchFragmentDoc,
    "\n  fragment MatchStrip_match on Match {\n    id\n    opponent\n    isHome\n    isOnSale\n    matchDate\n    result\n    status\n  }\n": types.MatchStrip_MatchFragmentDoc,
    "\n  query MatchStrip {\n    lastResult {\n      ...MatchStrip_match\n    }\n    matches(filter: { upcoming: true }, page: 1, pageSize: 1) {\n      items {\n        ...MatchStrip_match\n      }\n    }\n    standings {\n      competition\n      clubRow {\n        position\n        total {\n          won\n          lost\n        }\n      }\n    }\n  }\n": types.MatchStripDocument,
    "\n  fragment QuarterTable_match on Match {\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    periods {\n      home\n      away\n    }\n  }\n": types.QuarterTable_MatchFragmentDoc,
    "\n  fragment TeamsCompared_team on TeamContext {\n    form {\n      playedAt\n      opponent\n      isHome\n      result\n      won\n      matchId\n    }\n    row {\n      rank\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n": types.TeamsCompared_TeamFragmentDoc,
    "\n  subscription LiveCard($id: ID!) {\n    match(id: $id) {\n      status\n      ...MatchesSection_match\n      ...MatchStrip_match\n    }\n  }\n": types.LiveCardDocument,
    "\n  query ManageCompetitionsPage {\n    competitions {\n      id\n      ...CompetitionRow_competition\n    }\n  }\n": types.ManageCompetitionsPageDocument,
    "\n  fragment CompetitionRow_competition on Competition {\n    id\n    name\n    isActive\n    matchCount\n  }\n": types.CompetitionRow_CompetitionFragmentDoc,
    "\n  mutation CreateCompetition($input: CreateCompetitionInput!) {\n    createCompetition(input: $input) {\n      ... on CreateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateCompetitionDocument,
    "\n  mutation UpdateCompetition($input: UpdateCompetitionInput!) {\n    updateCompetition(input: $input) {\n      ... on UpdateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateCompetitionDocument,
    "\n  mutation MoveCompetition($input: MoveCompetitionInput!) {\n    moveCompetition(input: $input) {\n      ... on MoveCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.MoveCompetitionDocument,
    "\n  mutation DeleteCompetition($input: DeleteCompetitionInput!) {\n    deleteCompetition(input: $input) {\n      ... on DeleteCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteCompetitionDocument,
    "\n  query ManageMatchPage($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      isHome\n      matchDate\n      status\n      result\n      ticketsSold\n      feed {\n        lastReadAt\n        error\n      }\n      notices {\n        id\n        settledAt\n        delivery {\n          waiting\n        }\n      }\n      ...MatchForm_match\n      ...MatchSteps_match\n      ...SaleForm_match\n      ...SentNotices_match\n      ...Scorekeeper_match\n      ...StatisticsUpload_match\n      ...FeedForm_match\n      ...GamePlayers_match\n      squad {\n        ...GamePlayers_player\n      }\n    }\n    players {\n      ...GamePlayers_player\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n": types.ManageMatchPageDocument,
    "\n  query ManageMatchesPage(\n    $filter: StaffMatchFilter!\n    $sort: MatchSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffMatches(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...MatchRow_match\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    matchSeasons\n    seasons {\n      year\n      label\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n": types.ManageMatchesPageDocument,
    "\n  query ManageSeasonsPage {\n    seasons {\n      year\n      label\n      firstDay\n      lastDay\n      state\n      wasOpened\n      passes {\n        zones {\n          zone\n          general\n        }\n      }\n      ...SeasonDialog_season\n    }\n    nextSeason {\n      closes {\n        year\n        label\n      }\n      label\n      firstDay\n      lastDay\n      competitions\n      players\n      members\n    }\n  }\n": types.ManageSeasonsPageDocument,
    "\n  mutation UndoOpenSeason($input: UndoOpenSeasonInput!) {\n    undoOpenSeason(input: $input) {\n      ... on UndoOpenSeasonSuccess {\n        year\n      }\n      ...MutationFailure\n    }\n  }\n": types.UndoOpenSeasonDocument,
    "\n  fragment MatchForm_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    competition\n    round\n    subject\n    homeTeam\n    awayTeam\n    location\n    status\n    holdersToTell\n    ownTicketPrice\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    summaryUrl\n  }\n": types.MatchForm_MatchFragmentDoc,
    "\n  fragment MatchSteps_match on Match {\n    id\n    updatedAt\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    status\n    result\n    ticketsSold\n    holdersToTell\n    periods {\n      home\n      away\n    }\n  }\n": types.MatchSteps_MatchFragmentDoc,
    "\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      ... on CreateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateMatchDocument,
    "\n  mutation OpenSeason($input: OpenSeasonInput!) {\n    openSeason(input: $input) {\n      ... on OpenSeasonSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.OpenSeasonDocument,
    "\n  fragment SaleForm_match on Match {\n    id\n    isHome\n    isOnSale\n    status\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    ownTicketPrice\n  }\n": types.SaleForm_MatchFragmentDoc,
    "\n  fragment Scorekeeper_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    periods {\n      home\n      away\n    }\n  }\n": types.Scorekeeper_MatchFragmentDoc,
    "\n  fragment SeasonDialog_season on Season {\n    year\n    label\n    firstDay\n    lastDay\n    passes {\n      zones {\n        zone\n        general\n        junior\n        young\n        senior\n        reducedMobility\n        singleParent\n        family\n      }\n      vip\n      corporate\n      instalments\n      text\n    }\n  }\n": types.SeasonDialog_SeasonFragmentDoc,
    "\n  mutation UpdateSeason($input: UpdateSeasonInput!) {\n    updateSeason(input: $input) {\n      ... on UpdateSeasonSuccess {\n        season {\n          year\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateSeasonDocument,
    "\n  fragment MatchRow_match on Match {\n    id\n    opponent\n    round\n    isHome\n    matchDate\n    competition\n    result\n    status\n    ticketsAvailable\n    ticketsSold\n  }\n": types.MatchRow_MatchFragmentDoc,
    "\n  mutation UpdateMatch($input: UpdateMatchInput!) {\n    updateMatch(input: $input) {\n      ... on UpdateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateMatchDocument,
    "\n  mutation DeleteMatch($input: MatchIdInput!) {\n    deleteMatch(input: $input) {\n      ... on DeleteMatchSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteMatchDocument,
    "\n  subscription LiveScore($id: ID!) {\n    match(id: $id) {\n      status\n      ...Scorekeeper_match\n    }\n  }\n": types.LiveScoreDocument,
    "\n  mutation StartMatch($input: MatchIdInput!) {\n    startMatch(input: $input) {\n      ... on StartMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.StartMatchDocument,
    "\n  mutation CancelMatch($input: ToldMatchInput!) {\n    cancelMatch(input: $input) {\n      ... on CancelMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CancelMatchDocument,
    "\n  mutation ReopenMatch($input: ToldMatchInput!) {\n    reopenMatch(input: $input) {\n      ... on ReopenMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.ReopenMatchDocument,
    "\n  mutation PostponeMatch($input: PostponeMatchInput!) {\n    postponeMatch(input: $input) {\n      ... on PostponeMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.PostponeMatchDocument,
    "\n  mutation FinishMatch($input: FinishMatchInput!) {\n    finishMatch(input: $input) {\n      ... on FinishMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n        }\n      }\n    }\n  }\n": types.FinishMatchDocument,
    "\n  query LiveNow {\n    staffMatches(filter: { status: [LIVE] }, pageSize: 2) {\n      items {\n        id\n      }\n    }\n  }\n": types.LiveNowDocument,
    "\n  mutation RecordScore($input: RecordScoreInput!) {\n    recordScore(input: $input) {\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n          periods {\n            home\n            away\n          }\n        }\n      }\n    }\n  }\n": types.RecordScoreDocument,
    "\n  fragment MatchJsonLd_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    venue {\n      name\n      city\n      street\n      postalCode\n    }\n    status\n    isOnSale\n    ticketsAvailable\n    ticketPrice\n  }\n": types.MatchJsonLd_MatchFragmentDoc,
    "\n  subscription LiveMatch($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n      statistics {\n        ...MatchStatistics_live\n      }\n    }\n  }\n": types.LiveMatchDocument,
    "\n  mutation GrantMembership($input: GrantMembershipInput!) {\n    grantMembership(input: $input) {\n      ... on GrantMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.GrantMembershipDocument,
    "\n  mutation RenewMembership($input: RenewMembershipInput!) {\n    renewMembership(input: $input) {\n      ... on RenewMembershipSuccess {\n        membership {\n          id\n          holderName\n          expiryDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RenewMembershipDocument,
    "\n  query MembershipsPage($filter: MembershipFilter!, $page: Int!, $upTo: String) {\n    memberships(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...MembershipRow_membership\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.MembershipsPageDocument,
    "\n  mutation EndMembership($input: EndMembershipInput!) {\n    endMembership(input: $input) {\n      ... on EndMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.EndMembershipDocument,
    "\n  fragment MembershipRow_membership on Membership {\n    id\n    type\n    activationDate\n    expiryDate\n    state\n    memberNumber\n    holderName\n    holderEmail\n  }\n": types.MembershipRow_MembershipFragmentDoc,
    "\n  fragment MembershipCard_membership on Membership {\n    id\n    qrCode\n    type\n    memberNumber\n    season\n    activationDate\n    expiryDate\n  }\n": types.MembershipCard_MembershipFragmentDoc,
    "\n  query MembershipPanel {\n    viewer {\n      id\n      membership {\n        id\n        ...MembershipCard_membership\n      }\n    }\n  }\n": types.MembershipPanelDocument,
    "\n  fragment ArticleHead_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    authorName\n    category {\n      id\n      slug\n      name\n      color\n      ...CategoryBadge_category\n    }\n  }\n": types.ArticleHead_ArticleFragmentDoc,
    "\n  fragment ArticleNeighbours_article on NewsArticle {\n    id\n    previous {\n      id\n      title\n    }\n    next {\n      id\n      title\n    }\n  }\n": types.ArticleNeighbours_ArticleFragmentDoc,
    "\n  query ArticlePage($id: ID!) {\n    article(id: $id) {\n      id\n      title\n      content\n      imageUrl\n      publicationDate\n      updatedAt\n      state\n      excerpt(length: 160)\n      match {\n        id\n        ...MatchLine_match\n      }\n      ...ArticleHead_article\n      ...ArticleNeighbours_article\n      ...RelatedNews_article\n      ...ArticleJsonLd_article\n      ...Comments_article\n    }\n  }\n": types.ArticlePageDocument,
    "\n  fragment CategoryBadge_category on NewsCategory {\n    name\n    color\n  }\n": types.CategoryBadge_CategoryFragmentDoc,
    "\n  fragment NewsCard_article on NewsArticle {\n    id\n    title\n    excerpt(length: 120)\n    imageUrl\n    publicationDate\n    category {\n      id\n      color\n      ...CategoryBadge_category\n    }\n  }\n": types.NewsCard_ArticleFragmentDoc,
    "\n  fragment NewsCategories_category on NewsCategory {\n    id\n    slug\n    name\n    color\n  }\n": types.NewsCategories_CategoryFragmentDoc,
    "\n  query NewsListPage($search: String, $category: String, $page: Int!, $upTo: String, $pageSize: Int!) {\n    news(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: $pageSize) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...NewsCard_article\n      }\n    }\n    newsCategories {\n      id\n      slug\n      name\n      description\n      ...NewsCategories_category\n    }\n  }\n": types.NewsListPageDocument,
    "\n  fragment RelatedNews_article on NewsArticle {\n    id\n    related(limit: 3) {\n      id\n      title\n      excerpt(length: 100)\n      imageUrl\n      publicationDate\n      category {\n        id\n        color\n      }\n    }\n  }\n": types.RelatedNews_ArticleFragmentDoc,
    "\n  fragment ArticleJsonLd_article on NewsArticle {\n    id\n    title\n    imageUrl\n    galleryImages\n    publicationDate\n    updatedAt\n    authorName\n    category {\n      id\n      name\n    }\n  }\n": types.ArticleJsonLd_ArticleFragmentDoc,
    "\n  query ArticleEditor($id: ID!) {\n    article(id: $id) {\n      id\n      ...EditedArticle_article\n    }\n    newsCategories {\n      id\n      slug\n      name\n    }\n  }\n": types.ArticleEditorDocument,
    "\n  mutation DeleteEditedArticle($id: ID!) {\n    deleteArticle(input: { id: $id }) {\n      ... on DeleteArticleSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteEditedArticleDocument,
    "\n  query ArticleMatches($season: Int, $currentSeason: Boolean) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    matches(filter: { season: $season, currentSeason: $currentSeason }, pageSize: 100) {\n      items {\n        id\n        homeTeam\n        awayTeam\n        result\n        matchDate\n      }\n    }\n  }\n": types.ArticleMatchesDocument,
    "\n  query OwnDrafts {\n    allNews(mine: true, state: DRAFT, pageSize: 5) {\n      items {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n": types.OwnDraftsDocument,
    "\n  fragment EditedArticle_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    state\n    version\n    notify\n    updatedAt\n    match {\n      id\n      season {\n        year\n      }\n    }\n    category {\n      id\n      slug\n      name\n    }\n  }\n": types.EditedArticle_ArticleFragmentDoc,
    "\n  mutation CreateEditedArticle($input: ArticleInput!) {\n    createArticle(input: $input) {\n      ... on CreateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateEditedArticleDocument,
    "\n  mutation UpdateEditedArticle($input: UpdateArticleInput!) {\n    updateArticle(input: $input) {\n      ... on UpdateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n      ... on ArticleConflictError {\n        stored {\n          id\n          ...EditedArticle_article\n        }\n      }\n    }\n  }\n": types.UpdateEditedArticleDocument,
    "\n  mutation UploadEditedImage($input: UploadNewsImageInput!) {\n    uploadNewsImage(input: $input) {\n      ... on UploadNewsImageSuccess {\n        imageUrl\n      }\n      ...MutationFailure\n    }\n  }\n": types.UploadEditedImageDocument,
    "\n  query CategoriesManager {\n    allNewsCategories {\n      id\n      ...CategoryRow_category\n    }\n  }\n": types.CategoriesManagerDocument,
    "\n  fragment CategoryRow_category on NewsCategory {\n    id\n    name\n    slug\n    description\n    color\n    isActive\n    articleCount\n  }\n": types.CategoryRow_CategoryFragmentDoc,
    "\n  mutation MoveCategory($input: MoveNewsCategoryInput!) {\n    moveNewsCategory(input: $input) {\n      ... on MoveNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.MoveCategoryDocument,
    "\n  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {\n    deleteNewsCategory(input: $input) {\n      ... on DeleteNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteCategoryDocument,
    "\n  mutation CreateCategory($input: CreateNewsCategoryInput!) {\n    createNewsCategory(input: $input) {\n      ... on CreateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateCategoryDocument,
    "\n  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {\n    updateNewsCategory(input: $input) {\n      ... on UpdateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateCategoryDocument,
    "\n  query NewsManager(\n    $search: String\n    $category: String\n    $state: ArticleState\n    $order: ArticleOrder!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    allNews(\n      search: $search\n      category: $category\n      state: $state\n      order: $order\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...NewsRow_article\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    allNewsCategories {\n      id\n      slug\n      name\n    }\n  }\n": types.NewsManagerDocument,
    "\n  fragment NewsRow_article on NewsArticle {\n    id\n    version\n    title\n    state\n    publicationDate\n    authorName\n    category {\n      id\n      name\n      color\n    }\n  }\n": types.NewsRow_ArticleFragmentDoc,
    "\n  mutation SetNewsStatus($input: SetNewsStatusInput!) {\n    setNewsStatus(input: $input) {\n      ... on SetNewsStatusSuccess {\n        articles {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SetNewsStatusDocument,
    "\n  mutation DeleteArticles($input: DeleteArticlesInput!) {\n    deleteArticles(input: $input) {\n      ... on DeleteArticlesSuccess {\n        ids\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteArticlesDocument,
    "\n  fragment SentNotices_match on Match {\n    id\n    notices {\n      id\n      lastChangeAt\n      settledAt\n      sentence\n      content {\n        title\n        lines\n        people\n      }\n      delivery {\n        sent\n        failed\n        obsolete\n        waiting\n        devices\n      }\n    }\n  }\n": types.SentNotices_MatchFragmentDoc,
    "\n  query NotificationAudience($preference: MessagePreference!) {\n    notificationAudience(preference: $preference) {\n      devices\n      people\n    }\n  }\n": types.NotificationAudienceDocument,
    "\n  mutation SendNotification($input: SendNotificationInput!) {\n    sendNotification(input: $input) {\n      ... on SendNotificationSuccess {\n        notification {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SendNotificationDocument,
    "\n  query NotificationsPage($page: Int!, $upTo: String) {\n    sentNotifications(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...NotificationRow_notification\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.NotificationsPageDocument,
    "\n  fragment NotificationRow_notification on SentNotification {\n    id\n    title\n    body\n    url\n    sentAt\n    preference\n    queuedAt\n    devices\n    delivered\n    gone\n    failed\n  }\n": types.NotificationRow_NotificationFragmentDoc,
    "\n  query PaymentPage($id: ID!) {\n    order(id: $id) {\n      id\n      reference\n      state\n      isDisputed\n      amount\n      vatRate\n      provider\n      paidAt\n      paidBy\n      paymentId\n      ticketId\n      refundReason\n      refundAfter\n      refundedAt\n      refundId\n      buyerName\n      buyerEmail\n      match {\n        id\n        homeTeam\n        awayTeam\n      }\n      events {\n        id\n        at\n        kind\n        detail\n      }\n    }\n  }\n": types.PaymentPageDocument,
    "\n  mutation RetryRefund($input: OrderRefundInput!) {\n    retryRefund(input: $input) {\n      ... on RetryRefundSuccess {\n        order {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RetryRefundDocument,
    "\n  query PaymentsPage($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...OrderRow_order\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    ticketVatRate\n  }\n": types.PaymentsPageDocument,
    "\n  query OrderExport($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        reference\n        state\n        amount\n        vatRate\n        provider\n        paidAt\n        paidBy\n        paymentId\n        refundReason\n        refundedAt\n        refundId\n        ticketId\n        buyerName\n        buyerEmail\n        match {\n          id\n          homeTeam\n          awayTeam\n        }\n      }\n      pageCount\n      upTo\n    }\n  }\n": types.OrderExportDocument,
    "\n  mutation UpdatePaymentSettings($input: PaymentSettingsInput!) {\n    updatePaymentSettings(input: $input) {\n      ... on UpdatePaymentSettingsSuccess {\n        vatRate\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdatePaymentSettingsDocument,
    "\n  fragment OrderRow_order on Order {\n    id\n    reference\n    state\n    isDisputed\n    amount\n    createdAt\n    buyerName\n    refundReason\n    match {\n      id\n      opponent\n    }\n  }\n": types.OrderRow_OrderFragmentDoc,
    "\n  query PayPage($id: ID!) {\n    viewer {\n      id\n      order(id: $id) {\n        id\n        reference\n        state\n        amount\n        until\n        isPayable\n        isHeld\n        ticketId\n        refundReason\n        match {\n          id\n          ...MatchScoreboard_match\n        }\n      }\n    }\n  }\n": types.PayPageDocument,
    "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      ... on StartPaymentSuccess {\n        address\n        form {\n          name\n          value\n        }\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.StartPaymentDocument,
    "\n  mutation TryPaymentAgain($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      __typename\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.TryPaymentAgainDocument,
    "\n  fragment PlayerCard_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    defOverall\n    ...PlayerPicture_player\n  }\n": types.PlayerCard_PlayerFragmentDoc,
    "\n  fragment PlayerDialog_player on Player {\n    dorsal\n    name\n    ...PlayerSheet_player\n  }\n": types.PlayerDialog_PlayerFragmentDoc,
    "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      name\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n      ...PlayerSquads_player\n      games {\n        key\n      }\n      ...PlayerRecord_player\n    }\n  }\n": types.PlayerPageDocument,
    "\n  fragment PlayerPicture_player on Player {\n    dorsal\n    profileImage\n  }\n": types.PlayerPicture_PlayerFragmentDoc,
    "\n  fragment PlayerSheet_player on Player {\n    id\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    ...Ratings_player\n    ...PlayerPicture_player\n  }\n": types.PlayerSheet_PlayerFragmentDoc,
    "\n  fragment PlayerSquads_player on Player {\n    name\n    squads {\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n    }\n  }\n": types.PlayerSquads_PlayerFragmentDoc,
    "\n  fragment PlayerWithoutScript_player on Player {\n    name\n    dorsal\n    ...PlayerSheet_player\n  }\n": types.PlayerWithoutScript_PlayerFragmentDoc,
    "\n  query SquadPage($season: Int) {\n    squadSeasons {\n      year\n      label\n    }\n    players(season: $season) {\n      id\n      dorsal\n      position\n      ...PlayerCard_player\n      ...PlayerDialog_player\n      ...PlayerWithoutScript_player\n      ...SquadSeo_player\n    }\n  }\n": types.SquadPageDocument,
    "\n  fragment SquadSeo_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    profileImage\n    ...SquadJsonLd_player\n  }\n": types.SquadSeo_PlayerFragmentDoc,
    "\n  mutation CarrySquad($input: CarrySquadInput!) {\n    carrySquad(input: $input) {\n      ... on CarrySquadSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CarrySquadDocument,
    "\n  mutation CreatePlayer($input: CreatePlayerInput!) {\n    createPlayer(input: $input) {\n      ... on CreatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreatePlayerDocument,
    "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      ... on UpdatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdatePlayerDocument,
    "\n  query ManagePlayersPage(\n    $filter: StaffPlayerFilter!\n    $sort: PlayerSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffPlayers(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...PlayerRow_player\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    season {\n      year\n      label\n    }\n  }\n": types.ManagePlayersPageDocument,
    "\n  mutation DeletePlayer($input: DeletePlayerInput!) {\n    deletePlayer(input: $input) {\n      ... on DeletePlayerSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeletePlayerDocument,
    "\n  fragment PlayerRow_player on Player {\n    id\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n    primaryQuality\n    secondaryQuality\n    profileImage\n    isActive\n    ...PlayerPicture_player\n  }\n": types.PlayerRow_PlayerFragmentDoc,
    "\n  fragment Ratings_player on Player {\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n  }\n": types.Ratings_PlayerFragmentDoc,
    "\n  fragment SquadJsonLd_player on Player {\n    dorsal\n    name\n    position\n    country\n    profileImage\n  }\n": types.SquadJsonLd_PlayerFragmentDoc,
    "\n  fragment AchievementGrid_achievement on FanAchievement {\n    id\n    name\n    description\n    points\n    icon\n    color\n    earnedAt\n    progress\n    target\n  }\n": types.AchievementGrid_AchievementFragmentDoc,
    "\n  query Announcements {\n    viewer {\n      id\n      achievements {\n        id\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n": types.AnnouncementsDocument,
    "\n  fragment PointsHistory_points on FanPoints {\n    history(limit: 5) {\n      id\n      description\n      points\n      createdAt\n    }\n  }\n": types.PointsHistory_PointsFragmentDoc,
    "\n  query PointsPanel {\n    viewer {\n      id\n      points {\n        ...PointsSummary_points\n        ...PointsHistory_points\n      }\n      achievements {\n        id\n        ...AchievementGrid_achievement\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n": types.PointsPanelDocument,
    "\n  fragment PointsSummary_points on FanPoints {\n    totalPoints\n    level\n    levelProgress\n    nextLevel\n    pointsToNextLevel\n    recentActivityCount\n  }\n": types.PointsSummary_PointsFragmentDoc,
    "\n  fragment AwardRow_achievement on ManualAchievement {\n    id\n    achievementId\n    name\n    description\n    points\n    earnedAt\n  }\n": types.AwardRow_AchievementFragmentDoc,
    "\n  query ManualAchievements($userId: ID!) {\n    manualAchievements(userId: $userId) {\n      id\n      ...AwardRow_achievement\n    }\n  }\n": types.ManualAchievementsDocument,
    "\n  mutation GrantAchievement($input: GrantAchievementInput!) {\n    grantAchievement(input: $input) {\n      ... on GrantAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.GrantAchievementDocument,
    "\n  mutation RevokeAchievement($input: RevokeAchievementInput!) {\n    revokeAchievement(input: $input) {\n      ... on RevokeAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RevokeAchievementDocument,
    "\n  fragment useAnnouncements_achievement on FanAchievement {\n    id\n    name\n    points\n    earnedAt\n    announced\n  }\n": types.UseAnnouncements_AchievementFragmentDoc,
    "\n  mutation MarkAchievementsSeen($input: MarkAchievementsSeenInput!) {\n    markAchievementsSeen(input: $input) {\n      ids\n    }\n  }\n": types.MarkAchievementsSeenDocument,
    "\n  query ProductsPage($filter: ProductFilter!, $page: Int!, $upTo: String) {\n    products(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ProductRow_product\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    productCategories\n  }\n": types.ProductsPageDocument,
    "\n  mutation DeleteProduct($input: DeleteProductInput!) {\n    deleteProduct(input: $input) {\n      ... on DeleteProductSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteProductDocument,
    "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ... on CreateProductSuccess {\n        product {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateProductDocument,
    "\n  fragment ProductRow_product on Product {\n    id\n    name\n    description\n    category\n    price\n    stock\n    imageUrl\n    isActive\n    updatedAt\n  }\n": types.ProductRow_ProductFragmentDoc,
    "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      ... on UpdateProductSuccess {\n        product {\n          id\n          isActive\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateProductDocument,
    "\n  fragment pushServer_subscription on PushSubscription {\n    id\n    preferences {\n      matchUpdates\n      teamNews\n      membershipOffers\n      gameReminders\n    }\n  }\n": types.PushServer_SubscriptionFragmentDoc,
    "\n  query VapidPublicKey {\n    vapidPublicKey\n  }\n": types.VapidPublicKeyDocument,
    "\n  query OwnPushSubscription($endpoint: String!) {\n    viewer {\n      id\n      pushSubscription(endpoint: $endpoint) {\n        ...pushServer_subscription\n      }\n    }\n  }\n": types.OwnPushSubscriptionDocument,
    "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      __typename\n      ... on SubscribeToPushSuccess {\n        subscription {\n          ...pushServer_subscription\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SubscribeToPushDocument,
    "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      __typename\n      ...MutationFailure\n    }\n  }\n": types.UnsubscribeFromPushDocument,
    "\n  mutation UpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n    updatePushPreferences(input: $input) {\n      __typename\n      ...MutationFailure\n    }\n  }\n": types.UpdatePushPreferencesDocument,
    "\n  fragment SponsorCard_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n  }\n": types.SponsorCard_SponsorFragmentDoc,
    "\n  fragment SponsorProfile_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n  }\n": types.SponsorProfile_SponsorFragmentDoc,
    "\n  fragment SponsorWall_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n  }\n": types.SponsorWall_SponsorFragmentDoc,
    "\n  query SponsorsPage {\n    sponsors {\n      id\n      category\n      ...SponsorProfile_sponsor\n      ...SponsorsJsonLd_sponsor\n    }\n  }\n": types.SponsorsPageDocument,
    "\n  mutation CreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n    createSponsorInquiry(input: $input) {\n      ... on CreateSponsorInquirySuccess {\n        receivedAt\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateSponsorInquiryDocument,
    "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      ... on DeleteSponsorSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteSponsorDocument,
    "\n  query ManageSponsorsPage($search: String, $category: SponsorCategory, $page: Int!, $upTo: String) {\n    allSponsors(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.ManageSponsorsPageDocument,
    "\n  mutation CreateSponsor($input: CreateSponsorInput!) {\n    createSponsor(input: $input) {\n      ... on CreateSponsorSuccess {\n        sponsor {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateSponsorDocument,
    "\n  fragment ManagedSponsor_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    isVisible\n    order\n    updatedAt\n  }\n": types.ManagedSponsor_SponsorFragmentDoc,
    "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      ... on UpdateSponsorSuccess {\n        sponsor {\n          id\n          name\n          isVisible\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateSponsorDocument,
    "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      ... on MoveSponsorSuccess {\n        sponsors {\n          id\n          order\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.MoveSponsorDocument,
    "\n  query ManageAllSponsors($category: SponsorCategory!, $page: Int!) {\n    allSponsors(category: $category, page: $page, pageSize: 100) {\n      pageCount\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n    }\n  }\n": types.ManageAllSponsorsDocument,
    "\n  fragment SponsorsJsonLd_sponsor on Sponsor {\n    id\n    name\n    website\n  }\n": types.SponsorsJsonLd_SponsorFragmentDoc,
    "\n  query StandingsPage($competition: String, $season: Int, $group: String, $round: Int) {\n    standings(competition: $competition, season: $season, group: $group, round: $round) {\n      competition\n      season {\n        year\n        label\n      }\n      group\n      round\n      competitions\n      groups\n      rounds\n      ...StandingsTable_standings\n    }\n    season(year: $season) {\n      year\n      label\n    }\n    seasons {\n      year\n      label\n    }\n  }\n": types.StandingsPageDocument,
    "\n  fragment StandingsTable_standings on Standings {\n    competition\n    order\n    zones {\n      kind\n      from\n      to\n    }\n    rows {\n      rank\n      position\n      movement\n      team\n      abbreviation\n      isClub\n      points\n      penalty\n      form\n      zone\n      tiedWith\n      tieExplanation\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n": types.StandingsTable_StandingsFragmentDoc,
    "\n  fragment EditionDialog_edition on Edition {\n    id\n    competition\n    rules\n    zones {\n      kind\n      from\n      to\n    }\n    teams {\n      team {\n        id\n        name\n      }\n      group\n      penalty\n      withdrawn\n    }\n  }\n": types.EditionDialog_EditionFragmentDoc,
    "\n  mutation UpdateEdition($input: UpdateEditionInput!) {\n    updateEdition(input: $input) {\n      ... on UpdateEditionSuccess {\n        edition {\n          id\n          ...EditionDialog_edition\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateEditionDocument,
    "\n  fragment GameForm_game on LeagueGame {\n    id\n    playedAt\n    homeTeam {\n      id\n      name\n    }\n    awayTeam {\n      id\n      name\n    }\n    homePoints\n    awayPoints\n    regulationPoints\n    forfeitBy\n  }\n": types.GameForm_GameFragmentDoc,
    "\n  mutation UpdateLeagueGame($input: UpdateLeagueGameInput!) {\n    updateLeagueGame(input: $input) {\n      ... on UpdateLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateLeagueGameDocument,
    "\n  mutation DeleteLeagueGame($input: DeleteLeagueGameInput!) {\n    deleteLeagueGame(input: $input) {\n      ... on DeleteLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteLeagueGameDocument,
    "\n  query ManageStandingsPage($competition: String, $season: Int, $round: Int) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    competitions {\n      id\n      name\n    }\n    teams {\n      id\n      name\n    }\n    edition(competition: $competition, season: $season) {\n      id\n      competition\n      ...EditionDialog_edition\n      round(number: $round) {\n        number\n        games {\n          id\n          playedAt\n          homeTeam {\n            id\n          }\n          awayTeam {\n            id\n          }\n          ...GameForm_game\n        }\n      }\n    }\n    standings(competition: $competition, season: $season) {\n      round\n      ...StandingsTable_standings\n    }\n  }\n": types.ManageStandingsPageDocument,
    "\n  mutation RecordLeagueGame($input: RecordLeagueGameInput!) {\n    recordLeagueGame(input: $input) {\n      ... on RecordLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.RecordLeagueGameDocument,
    "\n  fragment StatLine_line on StatLine {\n    seconds\n    points\n    twos {\n      made\n      attempted\n    }\n    threes {\n      made\n      attempted\n    }\n    freeThrows {\n      made\n      attempted\n    }\n    reboundsOffensive\n    reboundsDefensive\n    assists\n    steals\n    turnovers\n    blocks\n    fouls\n  }\n": types.StatLine_LineFragmentDoc,
    "\n  fragment BoxScore_team on TeamSheet {\n    players {\n      key\n      shirt\n      name\n      isStarter\n      plusMinus\n      rating\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n": types.BoxScore_TeamFragmentDoc,
    "\n  fragment LivePlays_statistics on MatchStatistics {\n    isFinal\n    latest: plays(last: 5) {\n      ...PlayLine_play\n    }\n  }\n": types.LivePlays_StatisticsFragmentDoc,
    "\n  fragment MatchLeaders_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n": types.MatchLeaders_TeamFragmentDoc,
    "\n  query MatchStatistics($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      statistics {\n        isProvisional\n        home {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        away {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        ...ShotChart_statistics\n      }\n    }\n  }\n": types.MatchStatisticsDocument,
    "\n  fragment MatchStatistics_live on MatchStatistics {\n    updatedAt\n    ...LivePlays_statistics\n  }\n": types.MatchStatistics_LiveFragmentDoc,
    "\n  query PlayByPlay($id: ID!) {\n    match(id: $id) {\n      id\n      statistics {\n        plays {\n          ...PlayLine_play\n        }\n      }\n    }\n  }\n": types.PlayByPlayDocument,
    "\n  fragment PlayLine_play on Play {\n    number\n    period\n    left\n    kind\n    side\n    name\n    isMade\n    home\n    away\n  }\n": types.PlayLine_PlayFragmentDoc,
    "\n  fragment PlayerRecord_player on Player {\n    name\n    seasons {\n      season\n      games\n      starts\n      totals {\n        ...StatLine_line\n      }\n    }\n    games {\n      key\n      hasPlayed\n      rating\n      line {\n        ...StatLine_line\n      }\n      match {\n        id\n        opponent\n        isHome\n        matchDate\n        result\n      }\n    }\n  }\n": types.PlayerRecord_PlayerFragmentDoc,
    "\n  query SeasonLeaders($season: Int) {\n    seasonRecords(season: $season) {\n      season\n      games\n      playerId\n      name\n      totals {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n": types.SeasonLeadersDocument,
    "\n  fragment ShotChart_statistics on MatchStatistics {\n    shots {\n      side\n      value\n      isMade\n      x\n      y\n    }\n  }\n": types.ShotChart_StatisticsFragmentDoc,
    "\n  fragment TeamComparison_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n": types.TeamComparison_TeamFragmentDoc,
    "\n  fragment FeedForm_match on Match {\n    id\n    status\n    feed {\n      address\n      lastReadAt\n      error\n      nextReadAt\n    }\n  }\n": types.FeedForm_MatchFragmentDoc,
    "\n  mutation SetMatchFeed($input: SetMatchFeedInput!) {\n    setMatchFeed(input: $input) {\n      ... on SetMatchFeedSuccess {\n        match {\n          id\n          ...FeedForm_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SetMatchFeedDocument,
    "\n  fragment GamePlayers_match on Match {\n    id\n    playerGames {\n      key\n      shirt\n      name\n      isChosen\n      player {\n        id\n      }\n    }\n  }\n": types.GamePlayers_MatchFragmentDoc,
    "\n  fragment GamePlayers_player on Player {\n    id\n    dorsal\n    name\n  }\n": types.GamePlayers_PlayerFragmentDoc,
    "\n  mutation SetGamePlayer($input: SetGamePlayerInput!) {\n    setGamePlayer(input: $input) {\n      ... on SetGamePlayerSuccess {\n        match {\n          id\n          ...GamePlayers_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SetGamePlayerDocument,
    "\n  fragment StatisticsUpload_match on Match {\n    id\n    status\n    homeTeam\n    awayTeam\n    result\n    statistics {\n      source\n      updatedAt\n      isProvisional\n      home {\n        name\n        points\n      }\n      away {\n        name\n        points\n      }\n    }\n  }\n": types.StatisticsUpload_MatchFragmentDoc,
    "\n  mutation UploadMatchStatistics($input: UploadMatchStatisticsInput!) {\n    uploadMatchStatistics(input: $input) {\n      ... on UploadMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UploadMatchStatisticsDocument,
    "\n  mutation RemoveMatchStatistics($id: ID!) {\n    removeMatchStatistics(id: $id) {\n      ... on RemoveMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RemoveMatchStatisticsDocument,
    "\n  query ManageTeamsPage {\n    teams {\n      id\n      name\n      abbreviation\n      colors\n      matchCount\n      venue {\n        name\n        city\n      }\n      ...TeamDialog_team\n    }\n    venues {\n      id\n      name\n      city\n    }\n  }\n": types.ManageTeamsPageDocument,
    "\n  mutation DeleteTeam($input: DeleteTeamInput!) {\n    deleteTeam(input: $input) {\n      ... on DeleteTeamSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteTeamDocument,
    "\n  query ManageVenuesPage {\n    venues {\n      id\n      name\n      city\n      street\n      postalCode\n      ...VenueDialog_venue\n    }\n  }\n": types.ManageVenuesPageDocument,
    "\n  mutation DeleteVenue($input: DeleteVenueInput!) {\n    deleteVenue(input: $input) {\n      ... on DeleteVenueSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteVenueDocument,
    "\n  fragment TeamDialog_team on Team {\n    id\n    name\n    ownAbbreviation\n    colors\n    crestUrl\n    venue {\n      id\n    }\n  }\n": types.TeamDialog_TeamFragmentDoc,
    "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ... on CreateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateTeamDocument,
    "\n  mutation UpdateTeam($input: UpdateTeamInput!) {\n    updateTeam(input: $input) {\n      ... on UpdateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateTeamDocument,
    "\n  fragment VenueDialog_venue on Venue {\n    id\n    name\n    city\n    street\n    postalCode\n    directions\n    mapUrl\n  }\n": types.VenueDialog_VenueFragmentDoc,
    "\n  mutation CreateVenue($input: CreateVenueInput!) {\n    createVenue(input: $input) {\n      ... on CreateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateVenueDocument,
    "\n  mutation UpdateVenue($input: UpdateVenueInput!) {\n    updateVenue(input: $input) {\n      ... on UpdateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateVenueDocument,
    "\n  query GiftPage($id: ID!) {\n    ticketGift(id: $id) {\n      id\n      giverName\n      isOwn\n      obstacle\n      match {\n        id\n        ...MatchScoreboard_match\n      }\n    }\n  }\n": types.GiftPageDocument,
    "\n  mutation AcceptTicket($input: GiftIdInput!) {\n    acceptTicket(input: $input) {\n      ... on AcceptTicketSuccess {\n        ticket {\n          id\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.AcceptTicketDocument,
    "\n  mutation GiveTicket($input: GiveTicketInput!) {\n    giveTicket(input: $input) {\n      ... on GiveTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.GiveTicketDocument,
    "\n  fragment NextMatch_match on Match {\n    id\n    matchDate\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n  }\n": types.NextMatch_MatchFragmentDoc,
    "\n  query NextMatchPage {\n    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {\n      items {\n        id\n        isHome\n        location\n        status\n        ...NextMatch_match\n        ...MatchGuide_match\n        ...NextMatchSeo_match\n        ...TicketCard_match\n      }\n    }\n  }\n": types.NextMatchPageDocument,
    "\n  fragment NextMatchSeo_match on Match {\n    homeTeam\n    awayTeam\n    matchDate\n    location\n    isOnSale\n    ticketPrice\n    ...MatchJsonLd_match\n  }\n": types.NextMatchSeo_MatchFragmentDoc,
    "\n  query OwnWaits {\n    viewer {\n      id\n      seatWaits {\n        place\n        offeredUntil\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n": types.OwnWaitsDocument,
    "\n  fragment PurchasePanel_match on Match {\n    id\n    opponent\n    isHome\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n    isWaitingListOpen\n  }\n": types.PurchasePanel_MatchFragmentDoc,
    "\n  mutation ReturnTicket($input: TicketIdInput!) {\n    returnTicket(input: $input) {\n      ... on ReturnTicketSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.ReturnTicketDocument,
    "\n  fragment TicketActions_ticket on Ticket {\n    id\n    admission {\n      at\n    }\n    canReturn\n    returnsUntil\n    pricePaid\n    paidBy\n    receipt\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n    }\n  }\n": types.TicketActions_TicketFragmentDoc,
    "\n  mutation KeepTicket($input: TicketIdInput!) {\n    keepTicket(input: $input) {\n      ... on KeepTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.KeepTicketDocument,
    "\n  fragment TicketCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n": types.TicketCard_MatchFragmentDoc,
    "\n  fragment TicketPurchasePage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n    ...PurchasePanel_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n": types.TicketPurchasePage_MatchFragmentDoc,
    "\n  query TicketPurchasePage($id: ID!) {\n    paymentWay\n    match(id: $id) {\n      ...TicketPurchasePage_match\n    }\n  }\n": types.TicketPurchasePageDocument,
    "\n  fragment TicketStub_ticket on Ticket {\n    id\n    qrCode\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    holder {\n      id\n      name\n    }\n    match {\n      id\n      subject\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      status\n    }\n  }\n": types.TicketStub_TicketFragmentDoc,
    "\n  query TicketsPage($page: Int!, $pageSize: Int!) {\n    matches(filter: { upcoming: true, home: true }, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        ...TicketCard_match\n        ...MatchJsonLd_match\n      }\n    }\n  }\n": types.TicketsPageDocument,
    "\n  fragment MatchGuide_match on Match {\n    isHome\n    location\n    status\n    venue {\n      city\n      street\n      postalCode\n      directions\n      mapUrl\n    }\n  }\n": types.MatchGuide_MatchFragmentDoc,
    "\n  fragment WaitingList_wait on SeatWait {\n    place\n    offeredUntil\n  }\n": types.WaitingList_WaitFragmentDoc,
    "\n  query SeatWait($matchId: ID!) {\n    viewer {\n      id\n      seatWait(matchId: $matchId) {\n        match {\n          id\n        }\n        ...WaitingList_wait\n      }\n    }\n  }\n": types.SeatWaitDocument,
    "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      ... on JoinWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.JoinWaitingListDocument,
    "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      ... on LeaveWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.LeaveWaitingListDocument,
    "\n  query AttendeesPage(\n    $matchId: ID!\n    $search: String\n    $order: AttendeeOrder\n    $states: [TicketState!]\n    $page: Int!\n    $upTo: String\n  ) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        subject\n        opponent\n        matchDate\n        isHome\n        status\n        returnHours\n        offerMinutes\n        hasWaitingList\n      }\n      sold\n      ...SaleFigures_sale\n    }\n    attendees(\n      matchId: $matchId\n      search: $search\n      order: $order\n      states: $states\n      page: $page\n      upTo: $upTo\n      pageSize: 50\n    ) {\n      items {\n        ...AttendeeRow_attendee\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    waitingList(matchId: $matchId) {\n      ...WaitingPeople_person\n    }\n    refunds(matchId: $matchId) {\n      ...Refunds_refund\n    }\n  }\n": types.AttendeesPageDocument,
    "\n  query AllAttendees($matchId: ID!) {\n    allAttendees(matchId: $matchId) {\n      ticketId\n      name\n      email\n      purchaseDate\n      pricePaid\n      paidBy\n    }\n  }\n": types.AllAttendeesDocument,
    "\n  mutation CancelTicket($input: CancelTicketInput!) {\n    cancelTicket(input: $input) {\n      ... on CancelTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n": types.CancelTicketDocument,
    "\n  mutation IssueComplimentaryTicket($input: IssueTicketInput!) {\n    issueComplimentaryTicket(input: $input) {\n      ... on IssueComplimentaryTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n": types.IssueComplimentaryTicketDocument,
    "\n  fragment Refunds_refund on Refund {\n    ticketId\n    name\n    email\n    amount\n    paidBy\n  }\n": types.Refunds_RefundFragmentDoc,
    "\n  fragment SaleFigures_sale on MatchSale {\n    match {\n      id\n      ticketsHeld\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n": types.SaleFigures_SaleFragmentDoc,
    "\n  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...SaleRow_sale\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n": types.TicketSalesPageDocument,
    "\n  query TicketSaleExport($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        ...SaleRow_sale\n      }\n      pageCount\n      upTo\n    }\n  }\n": types.TicketSaleExportDocument,
    "\n  mutation UpdateTicketSettings($input: TicketSettingsInput!) {\n    updateTicketSettings(input: $input) {\n      ... on UpdateTicketSettingsSuccess {\n        match {\n          id\n          returnHours\n          offerMinutes\n          hasWaitingList\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateTicketSettingsDocument,
    "\n  fragment WaitingPeople_person on WaitingPerson {\n    userId\n    name\n    email\n    since\n    offeredUntil\n  }\n": types.WaitingPeople_PersonFragmentDoc,
    "\n  fragment AttendeeRow_attendee on Attendee {\n    ticketId\n    name\n    email\n    purchaseDate\n    state\n    endReason\n    pricePaid\n    paidBy\n  }\n": types.AttendeeRow_AttendeeFragmentDoc,
    "\n  fragment SaleRow_sale on MatchSale {\n    match {\n      id\n      subject\n      opponent\n      matchDate\n      status\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n": types.SaleRow_SaleFragmentDoc,
    "\n  query OwnTickets {\n    viewer {\n      id\n      tickets {\n        id\n        match {\n          id\n        }\n      }\n    }\n  }\n": types.OwnTicketsDocument,
    "\n  query OwnTicket($matchId: ID!) {\n    viewer {\n      id\n      ticketFor(matchId: $matchId) {\n        id\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n": types.OwnTicketDocument,
    "\n  fragment SavedTickets_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      location\n      status\n    }\n    ...TicketStub_ticket\n  }\n": types.SavedTickets_TicketFragmentDoc,
    "\n  query SavedTickets {\n    viewer {\n      id\n      tickets {\n        id\n        ...SavedTickets_ticket\n      }\n    }\n  }\n": types.SavedTicketsDocument,
    "\n  mutation PurchaseTicket($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      ... on PurchaseTicketSuccess {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n          match {\n            id\n            ticketsAvailable\n            isOnSale\n          }\n        }\n      }\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.PurchaseTicketDocument,
    "\n  query TicketToday {\n    viewer {\n      id\n      ticketToday {\n        id\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n": types.TicketTodayDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ... on RequestPasswordResetSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ... on ResetPasswordSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      ... on VerifyEmailSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      ... on SetUserRightsSuccess {\n        user {\n          id\n          rights\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.SetUserRightsDocument,
    "\n  mutation ResetSecondFactor($userId: ID!) {\n    resetSecondFactor(input: { userId: $userId }) {\n      ... on ResetSecondFactorSuccess {\n        user {\n          id\n          hasSecondFactor\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.ResetSecondFactorDocument,
    "\n  query SecondFactorRolesPage {\n    secondFactorRoles\n    viewer {\n      id\n      hasSecondFactor\n    }\n  }\n": types.SecondFactorRolesPageDocument,
    "\n  mutation RequireSecondFactor($roles: [Role!]!, $seen: [Role!]) {\n    requireSecondFactor(input: { roles: $roles, seen: $seen }) {\n      roles\n    }\n  }\n": types.RequireSecondFactorDocument,
    "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      ... on CreateUserSuccess {\n        user {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.CreateUserDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ... on UpdateUserSuccess {\n        user {\n          id\n          name\n          email\n          role\n          roles\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.UpdateUserDocument,
    "\n  query UsersPage(\n    $search: String\n    $role: Role\n    $sort: UserSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    users(\n      search: $search\n      role: $role\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...UserRow_user\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    secondFactorRoles\n  }\n": types.UsersPageDocument,
    "\n  mutation DeleteUser($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      ... on DeleteUserSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n": types.DeleteUserDocument,
    "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    hasSecondFactor\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  query EmailVerification {\n    viewer {\n      id\n      emailVerified\n    }\n  }\n": types.EmailVerificationDocument,
    "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      done\n    }\n  }\n": types.RequestEmailVerificationDocument,
    "\n  fragment OwnTicketLists_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      status\n    }\n    ...OwnTicketRow_ticket\n  }\n": types.OwnTicketLists_TicketFragmentDoc,
    "\n  fragment OwnTicketRow_ticket on Ticket {\n    id\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      result\n      status\n    }\n  }\n": types.OwnTicketRow_TicketFragmentDoc,
    "\n  query OwnTicketsPanel {\n    viewer {\n      id\n      tickets {\n        id\n        ...OwnTicketLists_ticket\n        ...SavedTickets_ticket\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n": types.OwnTicketsPanelDocument,
    "\n  query SecondFactor {\n    viewer {\n      id\n      hasSecondFactor\n      needsSecondFactor\n    }\n  }\n": types.SecondFactorDocument,
    "\n  mutation RemoveSecondFactor($password: String!, $code: String!) {\n    removeSecondFactor(input: { password: $password, code: $code }) {\n      ... on RemoveSecondFactorSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n": types.RemoveSecondFactorDocument,
    "\n  mutation BeginSecondFactor($password: String!) {\n    beginSecondFactor(input: { password: $password }) {\n      ... on BeginSecondFactorSuccess {\n        secret\n        uri\n      }\n      ...MutationFailure\n    }\n  }\n": types.BeginSecondFactorDocument,
    "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(input: { code: $code }) {\n      ... on ConfirmSecondFactorSuccess {\n        recoveryCodes\n      }\n      ...MutationFailure\n    }\n  }\n": types.ConfirmSecondFactorDocument,
    "\n  mutation CloseAccount($password: String!) {\n    closeAccount(input: { password: $password }) {\n      ... on CloseAccountSuccess {\n        closed\n      }\n      ...MutationFailure\n    }\n  }\n": types.CloseAccountDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n": types.RegisterDocument,
    "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    needsSecondFactor\n  }\n": types.Viewer_UserFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n": types.ViewerDocument,
    "\n  fragment CertificateWarning_dashboard on Dashboard {\n    appleWalletEndsAt\n  }\n": types.CertificateWarning_DashboardFragmentDoc,
    "\n  query TicketWallets {\n    ticketWallets\n  }\n": types.TicketWalletsDocument,
    "\n  fragment MutationFailure on UserError {\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n": types.MutationFailureFragmentDoc,
    "\n  query CommercialPage {\n    products(pageSize: 1) {\n      totalCount\n    }\n    matchSales(pageSize: 1) {\n      totalCount\n    }\n    memberships(pageSize: 1) {\n      totalCount\n    }\n    sponsorInquiries(pageSize: 1) {\n      totalCount\n    }\n    abonosToReview(pageSize: 1) {\n      totalCount\n    }\n    allSponsors(pageSize: 1) {\n      totalCount\n    }\n  }\n": types.CommercialPageDocument,
    "\n  query ContentPage {\n    allNews(pageSize: 1) {\n      totalCount\n    }\n    allNewsCategories {\n      id\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n  }\n": types.ContentPageDocument,
    "\n  query SportsPage {\n    staffMatches(pageSize: 1) {\n      totalCount\n    }\n    staffPlayers(pageSize: 1) {\n      totalCount\n    }\n    competitions {\n      id\n    }\n    seasons {\n      year\n    }\n    teams {\n      id\n    }\n    venues {\n      id\n    }\n  }\n": types.SportsPageDocument,
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
export function graphql(source: "\n  query SiteSeason {\n    season {\n      year\n      label\n      lastDay\n    }\n  }\n"): (typeof documents)["\n  query SiteSeason {\n    season {\n      year\n      label\n      lastDay\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosPanel {\n    viewer {\n      id\n      abonos {\n        id\n        ...AbonoCard_abono\n      }\n      deferredUploads {\n        id\n        problem\n        ...DeferredUpload_upload\n      }\n    }\n  }\n"): (typeof documents)["\n  query AbonosPanel {\n    viewer {\n      id\n      abonos {\n        id\n        ...AbonoCard_abono\n      }\n      deferredUploads {\n        id\n        problem\n        ...DeferredUpload_upload\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeferredUpload_upload on DeferredUpload {\n    fileName\n    uploadedAt\n    problem\n  }\n"): (typeof documents)["\n  fragment DeferredUpload_upload on DeferredUpload {\n    fileName\n    uploadedAt\n    problem\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AbonoCard_abono on Abono {\n    id\n    status\n    version\n    esPropietario\n    fechaSubida\n    dudas\n    confirmedAt\n    reportedAt\n    reportMessage\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n  }\n"): (typeof documents)["\n  fragment AbonoCard_abono on Abono {\n    id\n    status\n    version\n    esPropietario\n    fechaSubida\n    dudas\n    confirmedAt\n    reportedAt\n    reportMessage\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosLearntLayouts {\n    abonoLayouts {\n      id\n      ...LearntLayout_layout\n    }\n  }\n"): (typeof documents)["\n  query AbonosLearntLayouts {\n    abonoLayouts {\n      id\n      ...LearntLayout_layout\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LearntLayout_layout on AbonoLayout {\n    id\n    name\n    seller\n    createdAt\n    lastUsedAt\n    readCount\n    helpedCount\n    disputedCount\n    lessons {\n      id\n      verifiedAt\n      verifierName\n    }\n    sketch {\n      ratio\n      words {\n        text\n        left\n        top\n        width\n        height\n      }\n      fields {\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LearntLayout_layout on AbonoLayout {\n    id\n    name\n    seller\n    createdAt\n    lastUsedAt\n    readCount\n    helpedCount\n    disputedCount\n    lessons {\n      id\n      verifiedAt\n      verifierName\n    }\n    sketch {\n      ratio\n      words {\n        text\n        left\n        top\n        width\n        height\n      }\n      fields {\n        text\n        left\n        top\n        width\n        height\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NameAbonoLayout($input: NameAbonoLayoutInput!) {\n    nameAbonoLayout(input: $input) {\n      ... on NameAbonoLayoutSuccess {\n        layout {\n          id\n          name\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation NameAbonoLayout($input: NameAbonoLayoutInput!) {\n    nameAbonoLayout(input: $input) {\n      ... on NameAbonoLayoutSuccess {\n        layout {\n          id\n          name\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAbonoLayout($input: DeleteAbonoLayoutInput!) {\n    deleteAbonoLayout(input: $input) {\n      ... on DeleteAbonoLayoutSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAbonoLayout($input: DeleteAbonoLayoutInput!) {\n    deleteAbonoLayout(input: $input) {\n      ... on DeleteAbonoLayoutSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosPassPdf($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      document {\n        pageCount\n        pageWidth\n        pageHeight\n        ...PdfDetails_document\n      }\n    }\n  }\n"): (typeof documents)["\n  query AbonosPassPdf($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      document {\n        pageCount\n        pageWidth\n        pageHeight\n        ...PdfDetails_document\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PdfDetails_document on UploadedDocument {\n    title\n    author\n    creator\n    producer\n    createdAt\n    pageCount\n    pageWidth\n    pageHeight\n  }\n"): (typeof documents)["\n  fragment PdfDetails_document on UploadedDocument {\n    title\n    author\n    creator\n    producer\n    createdAt\n    pageCount\n    pageWidth\n    pageHeight\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosReviewQueue {\n    abonosToReview(page: 1, pageSize: 20) {\n      items {\n        id\n        ...PassReview_abono\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query AbonosReviewQueue {\n    abonosToReview(page: 1, pageSize: 20) {\n      items {\n        id\n        ...PassReview_abono\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!, $upTo: String) {\n    membershipUploads(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...UploadRow_upload\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query AbonosUploadHistory($filter: MembershipUploadFilter!, $page: Int!, $upTo: String) {\n    membershipUploads(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...UploadRow_upload\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UploadRow_upload on MembershipUpload {\n    id\n    fileName\n    status\n    uploadedAt\n    uploaderName\n    uploaderEmail\n    reviewerName\n    reviewedAt\n    adminNotes\n    pointsAwarded\n    abonos {\n      id\n      nombreAsistente\n    }\n  }\n"): (typeof documents)["\n  fragment UploadRow_upload on MembershipUpload {\n    id\n    fileName\n    status\n    uploadedAt\n    uploaderName\n    uploaderEmail\n    reviewerName\n    reviewedAt\n    adminNotes\n    pointsAwarded\n    abonos {\n      id\n      nombreAsistente\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosUpload($id: ID!) {\n    membershipUpload(id: $id) {\n      id\n      fileName\n      status\n      reviewerName\n      reviewedAt\n      adminNotes\n      pointsAwarded\n      abonos {\n        id\n        status\n        nombreAsistente\n        ...PassReview_abono\n      }\n    }\n  }\n"): (typeof documents)["\n  query AbonosUpload($id: ID!) {\n    membershipUpload(id: $id) {\n      id\n      fileName\n      status\n      reviewerName\n      reviewedAt\n      adminNotes\n      pointsAwarded\n      abonos {\n        id\n        status\n        nombreAsistente\n        ...PassReview_abono\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassReview_abono on Abono {\n    id\n    archivoId\n    pagina\n    status\n    version\n    esPropietario\n    fechaSubida\n    uploaderName\n    uploaderEmail\n    confirmedAt\n    reportedAt\n    reportMessage\n    dudas\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    ocrData {\n      field\n      raw\n      source\n      confidence\n      other\n    }\n  }\n"): (typeof documents)["\n  fragment PassReview_abono on Abono {\n    id\n    archivoId\n    pagina\n    status\n    version\n    esPropietario\n    fechaSubida\n    uploaderName\n    uploaderEmail\n    confirmedAt\n    reportedAt\n    reportMessage\n    dudas\n    nombreAsistente\n    tipoAbonament\n    temporada\n    evento\n    recinto\n    direccion\n    anillo\n    bloque\n    fila\n    asiento\n    nifOrganizador\n    nifDistr\n    referenciaTicket\n    codigoLocalizador\n    precioEntrada\n    precioDistribucion\n    precioTotal\n    ocrData {\n      field\n      raw\n      source\n      confidence\n      other\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyAbono($input: VerifyAbonoInput!) {\n    verifyAbono(input: $input) {\n      ... on VerifyAbonoSuccess {\n        abono {\n          id\n          status\n          esPropietario\n          nombreAsistente\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyAbono($input: VerifyAbonoInput!) {\n    verifyAbono(input: $input) {\n      ... on VerifyAbonoSuccess {\n        abono {\n          id\n          status\n          esPropietario\n          nombreAsistente\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RejectAbono($input: RejectAbonoInput!) {\n    rejectAbono(input: $input) {\n      ... on RejectAbonoSuccess {\n        abono {\n          id\n          status\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RejectAbono($input: RejectAbonoInput!) {\n    rejectAbono(input: $input) {\n      ... on RejectAbonoSuccess {\n        abono {\n          id\n          status\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AbonosPassNow($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      abonos {\n        id\n        ...PassReview_abono\n      }\n    }\n  }\n"): (typeof documents)["\n  query AbonosPassNow($uploadId: ID!) {\n    membershipUpload(id: $uploadId) {\n      id\n      abonos {\n        id\n        ...PassReview_abono\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadAbono($input: UploadAbonoInput!) {\n    uploadAbono(input: $input) {\n      __typename\n      ... on UploadAbonoSuccess {\n        registrosCreados\n        message\n        abonos {\n          id\n          ...AbonoCard_abono\n        }\n        owner {\n          id\n          points {\n            totalPoints\n          }\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UploadAbono($input: UploadAbonoInput!) {\n    uploadAbono(input: $input) {\n      __typename\n      ... on UploadAbonoSuccess {\n        registrosCreados\n        message\n        abonos {\n          id\n          ...AbonoCard_abono\n        }\n        owner {\n          id\n          points {\n            totalPoints\n          }\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAbono($input: ConfirmAbonoInput!) {\n    confirmAbono(input: $input) {\n      ... on ConfirmAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAbono($input: ConfirmAbonoInput!) {\n    confirmAbono(input: $input) {\n      ... on ConfirmAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportAbono($input: ReportAbonoInput!) {\n    reportAbono(input: $input) {\n      ... on ReportAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ReportAbono($input: ReportAbonoInput!) {\n    reportAbono(input: $input) {\n      ... on ReportAbonoSuccess {\n        abono {\n          ...AbonoCard_abono\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnalyticsCharts_analytics on Analytics {\n    period {\n      from\n      until\n      bucket\n    }\n    tickets {\n      ...SeriesChart_series\n    }\n    takings {\n      ...MoneyChart_money\n    }\n    refunds {\n      ...MoneyChart_money\n    }\n    takingsByPayment {\n      ...PaymentsChart_payment\n    }\n    signUps {\n      ...SeriesChart_series\n    }\n    members {\n      ...SeriesChart_series\n    }\n    points {\n      ...SeriesChart_series\n    }\n    ticketsByMatch {\n      ...MatchSalesChart_match\n    }\n    pointsByAction {\n      ...PointsByActionChart_action\n    }\n    fansByLevel {\n      ...FansChart_level\n    }\n    push {\n      ...PushChart_push\n    }\n    passesByStatus {\n      ...PassesChart_status\n    }\n    inquiriesByLevel {\n      ...InquiriesChart_level\n    }\n  }\n"): (typeof documents)["\n  fragment AnalyticsCharts_analytics on Analytics {\n    period {\n      from\n      until\n      bucket\n    }\n    tickets {\n      ...SeriesChart_series\n    }\n    takings {\n      ...MoneyChart_money\n    }\n    refunds {\n      ...MoneyChart_money\n    }\n    takingsByPayment {\n      ...PaymentsChart_payment\n    }\n    signUps {\n      ...SeriesChart_series\n    }\n    members {\n      ...SeriesChart_series\n    }\n    points {\n      ...SeriesChart_series\n    }\n    ticketsByMatch {\n      ...MatchSalesChart_match\n    }\n    pointsByAction {\n      ...PointsByActionChart_action\n    }\n    fansByLevel {\n      ...FansChart_level\n    }\n    push {\n      ...PushChart_push\n    }\n    passesByStatus {\n      ...PassesChart_status\n    }\n    inquiriesByLevel {\n      ...InquiriesChart_level\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsPage($period: AnalyticsPeriodInput!) {\n    analytics(period: $period) {\n      period {\n        from\n        until\n        bucket\n        previous {\n          from\n          until\n        }\n      }\n      ...AnalyticsCharts_analytics\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsPage($period: AnalyticsPeriodInput!) {\n    analytics(period: $period) {\n      period {\n        from\n        until\n        bucket\n        previous {\n          from\n          until\n        }\n      }\n      ...AnalyticsCharts_analytics\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComingMatches_match on DashboardMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    sold\n    available\n  }\n"): (typeof documents)["\n  fragment ComingMatches_match on DashboardMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    sold\n    available\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardPage {\n    dashboard {\n      homeMatches {\n        ...ComingMatches_match\n      }\n      recentActivity {\n        ...RecentActivity_entry\n      }\n      ...DashboardTiles_dashboard\n      ...PendingWork_dashboard\n      ...CertificateWarning_dashboard\n    }\n  }\n"): (typeof documents)["\n  query DashboardPage {\n    dashboard {\n      homeMatches {\n        ...ComingMatches_match\n      }\n      recentActivity {\n        ...RecentActivity_entry\n      }\n      ...DashboardTiles_dashboard\n      ...PendingWork_dashboard\n      ...CertificateWarning_dashboard\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DashboardTiles_dashboard on Dashboard {\n    tickets {\n      season\n      lastWeek\n      weekBefore\n    }\n    takings {\n      season\n      lastWeek\n      weekBefore\n    }\n    refundDue\n    signUps {\n      season\n      lastWeek\n      weekBefore\n    }\n    members\n    news {\n      published\n      scheduled\n      draft\n      hidden\n    }\n  }\n"): (typeof documents)["\n  fragment DashboardTiles_dashboard on Dashboard {\n    tickets {\n      season\n      lastWeek\n      weekBefore\n    }\n    takings {\n      season\n      lastWeek\n      weekBefore\n    }\n    refundDue\n    signUps {\n      season\n      lastWeek\n      weekBefore\n    }\n    members\n    news {\n      published\n      scheduled\n      draft\n      hidden\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FansChart_level on AnalyticsCount {\n    name\n    count\n  }\n"): (typeof documents)["\n  fragment FansChart_level on AnalyticsCount {\n    name\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiriesChart_level on AnalyticsInquiries {\n    level\n    new\n    contacted\n    agreed\n    declined\n  }\n"): (typeof documents)["\n  fragment InquiriesChart_level on AnalyticsInquiries {\n    level\n    new\n    contacted\n    agreed\n    declined\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchSalesChart_match on AnalyticsMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    soldInPeriod\n    sold\n    takings\n    available\n  }\n"): (typeof documents)["\n  fragment MatchSalesChart_match on AnalyticsMatch {\n    matchId\n    opponent\n    competition\n    matchDate\n    soldInPeriod\n    sold\n    takings\n    available\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MoneyChart_money on AnalyticsMoney {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment MoneyChart_money on AnalyticsMoney {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassesChart_status on AnalyticsCount {\n    name\n    count\n  }\n"): (typeof documents)["\n  fragment PassesChart_status on AnalyticsCount {\n    name\n    count\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentsChart_payment on AnalyticsPayment {\n    paidBy\n    tickets\n    takings\n  }\n"): (typeof documents)["\n  fragment PaymentsChart_payment on AnalyticsPayment {\n    paidBy\n    tickets\n    takings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingWork_dashboard on Dashboard {\n    newInquiries\n    passesToReview\n    reportedComments\n    unsettledMatches\n  }\n"): (typeof documents)["\n  fragment PendingWork_dashboard on Dashboard {\n    newInquiries\n    passesToReview\n    reportedComments\n    unsettledMatches\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PointsByActionChart_action on AnalyticsAction {\n    action\n    entries\n    points\n  }\n"): (typeof documents)["\n  fragment PointsByActionChart_action on AnalyticsAction {\n    action\n    entries\n    points\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PushChart_push on AnalyticsPush {\n    devices\n    people\n    added\n    matchUpdates\n    teamNews\n    membershipOffers\n    gameReminders\n  }\n"): (typeof documents)["\n  fragment PushChart_push on AnalyticsPush {\n    devices\n    people\n    added\n    matchUpdates\n    teamNews\n    membershipOffers\n    gameReminders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentActivity_entry on AuditEntry {\n    id\n    at\n    ...AuditSentence_entry\n  }\n"): (typeof documents)["\n  fragment RecentActivity_entry on AuditEntry {\n    id\n    at\n    ...AuditSentence_entry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeriesChart_series on AnalyticsSeries {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n"): (typeof documents)["\n  fragment SeriesChart_series on AnalyticsSeries {\n    total\n    previous\n    points {\n      from\n      until\n      value\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditSentence_entry on AuditEntry {\n    actorName\n    action\n    subjectType\n    subjectId\n    subject\n    currentName\n  }\n"): (typeof documents)["\n  fragment AuditSentence_entry on AuditEntry {\n    actorName\n    action\n    subjectType\n    subjectId\n    subject\n    currentName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLogPage($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...AuditRow_entry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query AuditLogPage($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...AuditRow_entry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    auditActors {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLogExport($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        at\n        actorId\n        actorName\n        action\n        subjectType\n        subjectId\n        subject\n        currentName\n        changes {\n          field\n          before\n          after\n        }\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query AuditLogExport($filter: AuditFilter!, $page: Int!, $upTo: String) {\n    auditLog(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        at\n        actorId\n        actorName\n        action\n        subjectType\n        subjectId\n        subject\n        currentName\n        changes {\n          field\n          before\n          after\n        }\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRow_entry on AuditEntry {\n    id\n    at\n    actorName\n    changes {\n      field\n      before\n      after\n    }\n    ...AuditSentence_entry\n  }\n"): (typeof documents)["\n  fragment AuditRow_entry on AuditEntry {\n    id\n    at\n    actorName\n    changes {\n      field\n      before\n      after\n    }\n    ...AuditSentence_entry\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CommentBody_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n  }\n"): (typeof documents)["\n  fragment CommentBody_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Comments_article on NewsArticle {\n    id\n    comments(first: 10) {\n      totalCount\n      endCursor\n      items {\n        ...ListedComment_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Comments_article on NewsArticle {\n    id\n    comments(first: 10) {\n      totalCount\n      endCursor\n      items {\n        ...ListedComment_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentQueue($queue: CommentQueue!, $page: Int!, $upTo: String) {\n    moderatedComments(queue: $queue, page: $page, upTo: $upTo, pageSize: 20) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...QueuedComment_comment\n      }\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n    hidden: moderatedComments(queue: HIDDEN, pageSize: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CommentQueue($queue: CommentQueue!, $page: Int!, $upTo: String) {\n    moderatedComments(queue: $queue, page: $page, upTo: $upTo, pageSize: 20) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...QueuedComment_comment\n      }\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n    hidden: moderatedComments(queue: HIDDEN, pageSize: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueuedComment_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n    isHidden\n    hiddenByName\n    reportCount\n    reports {\n      reason\n      createdAt\n    }\n    article {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment QueuedComment_comment on Comment {\n    id\n    content\n    createdAt\n    authorName\n    isHidden\n    hiddenByName\n    reportCount\n    reports {\n      reason\n      createdAt\n    }\n    article {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation HideComment($id: ID!, $seen: Boolean!, $reported: Boolean!) {\n    hideComment(input: { id: $id, seen: $seen, reported: $reported }) {\n      ... on HideCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation HideComment($id: ID!, $seen: Boolean!, $reported: Boolean!) {\n    hideComment(input: { id: $id, seen: $seen, reported: $reported }) {\n      ... on HideCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreComment($id: ID!, $seen: Boolean!, $reports: Int) {\n    restoreComment(input: { id: $id, seen: $seen, reports: $reports }) {\n      ... on RestoreCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreComment($id: ID!, $seen: Boolean!, $reports: Int) {\n    restoreComment(input: { id: $id, seen: $seen, reports: $reports }) {\n      ... on RestoreCommentSuccess {\n        comment {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedComment_comment on Comment {\n    id\n    createdAt\n    ...CommentBody_comment\n  }\n"): (typeof documents)["\n  fragment ListedComment_comment on Comment {\n    id\n    createdAt\n    ...CommentBody_comment\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MoreComments($newsId: ID!, $after: String!) {\n    article(id: $newsId) {\n      id\n      comments(first: 10, after: $after) {\n        endCursor\n        items {\n          ...ListedComment_comment\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MoreComments($newsId: ID!, $after: String!) {\n    article(id: $newsId) {\n      id\n      comments(first: 10, after: $after) {\n        endCursor\n        items {\n          ...ListedComment_comment\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommentModeration($newsId: ID!) {\n    moderatedComments(newsId: $newsId, pageSize: 100) {\n      items {\n        id\n        createdAt\n        isHidden\n        hiddenByName\n        reportCount\n        reports {\n          reason\n        }\n        ...CommentBody_comment\n      }\n    }\n  }\n"): (typeof documents)["\n  query CommentModeration($newsId: ID!) {\n    moderatedComments(newsId: $newsId, pageSize: 100) {\n      items {\n        id\n        createdAt\n        isHidden\n        hiddenByName\n        reportCount\n        reports {\n          reason\n        }\n        ...CommentBody_comment\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnComments($newsId: ID!) {\n    viewer {\n      id\n      commentsOn(newsId: $newsId) {\n        id\n        isHidden\n      }\n      reportedCommentsOn(newsId: $newsId)\n    }\n  }\n"): (typeof documents)["\n  query OwnComments($newsId: ID!) {\n    viewer {\n      id\n      commentsOn(newsId: $newsId) {\n        id\n        isHidden\n      }\n      reportedCommentsOn(newsId: $newsId)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddComment($newsId: ID!, $content: String!) {\n    addComment(input: { newsId: $newsId, content: $content }) {\n      ... on AddCommentSuccess {\n        comment {\n          ...ListedComment_comment\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation AddComment($newsId: ID!, $content: String!) {\n    addComment(input: { newsId: $newsId, content: $content }) {\n      ... on AddCommentSuccess {\n        comment {\n          ...ListedComment_comment\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteComment($id: ID!) {\n    deleteComment(input: { id: $id }) {\n      ... on DeleteCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteComment($id: ID!) {\n    deleteComment(input: { id: $id }) {\n      ... on DeleteCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportComment($id: ID!, $reason: String) {\n    reportComment(input: { id: $id, reason: $reason }) {\n      ... on ReportCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ReportComment($id: ID!, $reason: String) {\n    reportComment(input: { id: $id, reason: $reason }) {\n      ... on ReportCommentSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeasonPasses {\n    season {\n      year\n      passes {\n        zones {\n          zone\n          general\n          junior\n          young\n          senior\n          reducedMobility\n          singleParent\n          family\n        }\n        vip\n        corporate\n        instalments\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeasonPasses {\n    season {\n      year\n      passes {\n        zones {\n          zone\n          general\n          junior\n          young\n          senior\n          reducedMobility\n          singleParent\n          family\n        }\n        vip\n        corporate\n        instalments\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorMatches {\n    doorMatches {\n      id\n      subject\n      opponent\n      matchDate\n    }\n  }\n"): (typeof documents)["\n  query DoorMatches {\n    doorMatches {\n      id\n      subject\n      opponent\n      matchDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorGates($matchId: ID!) {\n    doorGates(matchId: $matchId)\n  }\n"): (typeof documents)["\n  query DoorGates($matchId: ID!) {\n    doorGates(matchId: $matchId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorList($matchId: ID!) {\n    doorList(matchId: $matchId) {\n      salt\n      madeAt\n      entries {\n        hashes\n        kind\n        type\n        reason\n        gate\n        admittedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorList($matchId: ID!) {\n    doorList(matchId: $matchId) {\n      salt\n      madeAt\n      entries {\n        hashes\n        kind\n        type\n        reason\n        gate\n        admittedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorCounts($matchId: ID!) {\n    doorCounts(matchId: $matchId) {\n      matchId\n      admitted\n      ticketsSold\n      conflicts\n      counts {\n        gate\n        kind\n        people\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorCounts($matchId: ID!) {\n    doorCounts(matchId: $matchId) {\n      matchId\n      admitted\n      ticketsSold\n      conflicts\n      counts {\n        gate\n        kind\n        people\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Admit($input: AdmitInput!) {\n    admit(input: $input) {\n      ... on AdmitSuccess {\n        verdict {\n          scanId\n          colour\n          reason\n          type\n          name\n          number\n          gate\n          admittedAt\n          otherMatch\n          otherMatchDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation Admit($input: AdmitInput!) {\n    admit(input: $input) {\n      ... on AdmitSuccess {\n        verdict {\n          scanId\n          colour\n          reason\n          type\n          name\n          number\n          gate\n          admittedAt\n          otherMatch\n          otherMatchDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SyncScans($input: SyncScansInput!) {\n    syncScans(input: $input) {\n      ... on SyncScansSuccess {\n        verdicts {\n          scanId\n          reason\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SyncScans($input: SyncScansInput!) {\n    syncScans(input: $input) {\n      ... on SyncScansSuccess {\n        verdicts {\n          scanId\n          reason\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdmittedList_person on AdmittedPerson {\n    id\n    type\n    name\n    number\n    gate\n    admittedAt\n    fault\n    firstGate\n    firstAt\n  }\n"): (typeof documents)["\n  fragment AdmittedList_person on AdmittedPerson {\n    id\n    type\n    name\n    number\n    gate\n    admittedAt\n    fault\n    firstGate\n    firstAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeskPage($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n      }\n    }\n    doorCounts(matchId: $matchId) {\n      ...GateCounts_counts\n    }\n    doorConflicts(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n    admittedPeople(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n  }\n"): (typeof documents)["\n  query DeskPage($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n      }\n    }\n    doorCounts(matchId: $matchId) {\n      ...GateCounts_counts\n    }\n    doorConflicts(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n    admittedPeople(matchId: $matchId) {\n      ...AdmittedList_person\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorSheet($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n        matchDate\n      }\n    }\n    doorSheet(matchId: $matchId) {\n      type\n      name\n      number\n      gate\n      admittedAt\n    }\n  }\n"): (typeof documents)["\n  query DoorSheet($matchId: ID!) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        opponent\n        subject\n        matchDate\n      }\n    }\n    doorSheet(matchId: $matchId) {\n      type\n      name\n      number\n      gate\n      admittedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GateCounts_counts on DoorCounts {\n    admitted\n    ticketsSold\n    counts {\n      gate\n      kind\n      people\n    }\n  }\n"): (typeof documents)["\n  fragment GateCounts_counts on DoorCounts {\n    admitted\n    ticketsSold\n    counts {\n      gate\n      kind\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoAdmission($input: UndoAdmissionInput!) {\n    undoAdmission(input: $input) {\n      ... on UndoAdmissionSuccess {\n        matchId\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UndoAdmission($input: UndoAdmissionInput!) {\n    undoAdmission(input: $input) {\n      ... on UndoAdmissionSuccess {\n        matchId\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomePage {\n    matches(filter: { upcoming: true }, page: 1, pageSize: 6) {\n      items {\n        ...MatchesSection_match\n      }\n    }\n    news(page: 1, pageSize: 6) {\n      items {\n        ...NewsSection_article\n      }\n    }\n    sponsors(orSamples: true) {\n      ...SponsorsSection_sponsor\n    }\n  }\n"): (typeof documents)["\n  query HomePage {\n    matches(filter: { upcoming: true }, page: 1, pageSize: 6) {\n      items {\n        ...MatchesSection_match\n      }\n    }\n    news(page: 1, pageSize: 6) {\n      items {\n        ...NewsSection_article\n      }\n    }\n    sponsors(orSamples: true) {\n      ...SponsorsSection_sponsor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchesSection_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    isOnSale\n    status\n    matchDate\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n  }\n"): (typeof documents)["\n  fragment MatchesSection_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    isOnSale\n    status\n    matchDate\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsSection_article on NewsArticle {\n    id\n    ...NewsCard_article\n  }\n"): (typeof documents)["\n  fragment NewsSection_article on NewsArticle {\n    id\n    ...NewsCard_article\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorsSection_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n    ...SponsorWall_sponsor\n  }\n"): (typeof documents)["\n  fragment SponsorsSection_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n    ...SponsorWall_sponsor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportList_import on DataImport {\n    id\n    kind\n    fileName\n    competition\n    season\n    at\n    actorName\n    created\n    changed\n    undoneAt\n  }\n"): (typeof documents)["\n  fragment ImportList_import on DataImport {\n    id\n    kind\n    fileName\n    competition\n    season\n    at\n    actorName\n    created\n    changed\n    undoneAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoImport($id: ID!) {\n    undoImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UndoImport($id: ID!) {\n    undoImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoMembersImport($id: ID!) {\n    undoMembersImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UndoMembersImport($id: ID!) {\n    undoMembersImport(id: $id) {\n      ... on UndoImportSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ImportPage {\n    competitions {\n      id\n      name\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    imports {\n      ...ImportList_import\n    }\n  }\n"): (typeof documents)["\n  query ImportPage {\n    competitions {\n      id\n      name\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    imports {\n      ...ImportList_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewGamesImport($input: GamesImportInput!) {\n    previewGamesImport(input: $input) {\n      ... on PreviewGamesImportSuccess {\n        ...ImportPreview_preview\n        teamNames\n        clubName\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewGamesImport($input: GamesImportInput!) {\n    previewGamesImport(input: $input) {\n      ... on PreviewGamesImportSuccess {\n        ...ImportPreview_preview\n        teamNames\n        clubName\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyGamesImport($input: GamesImportInput!) {\n    applyGamesImport(input: $input) {\n      ... on ApplyGamesImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyGamesImport($input: GamesImportInput!) {\n    applyGamesImport(input: $input) {\n      ... on ApplyGamesImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GamesExport($competition: String!, $season: Int!) {\n    gamesExport(competition: $competition, season: $season)\n  }\n"): (typeof documents)["\n  query GamesExport($competition: String!, $season: Int!) {\n    gamesExport(competition: $competition, season: $season)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ImportPreview_preview on ImportPreview {\n    created\n    changed\n    unchanged\n    skipped\n    problemCount\n    problems {\n      line\n      column\n      message\n    }\n    notes {\n      line\n      column\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment ImportPreview_preview on ImportPreview {\n    created\n    changed\n    unchanged\n    skipped\n    problemCount\n    problems {\n      line\n      column\n      message\n    }\n    notes {\n      line\n      column\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewListImport($input: ListImportInput!) {\n    previewListImport(input: $input) {\n      ... on PreviewListImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewListImport($input: ListImportInput!) {\n    previewListImport(input: $input) {\n      ... on PreviewListImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyListImport($input: ListImportInput!) {\n    applyListImport(input: $input) {\n      ... on ApplyListImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyListImport($input: ListImportInput!) {\n    applyListImport(input: $input) {\n      ... on ApplyListImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListExport($list: SportsList!, $season: Int) {\n    listExport(list: $list, season: $season)\n  }\n"): (typeof documents)["\n  query ListExport($list: SportsList!, $season: Int) {\n    listExport(list: $list, season: $season)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembersImportPage {\n    membersImports {\n      ...ImportList_import\n    }\n  }\n"): (typeof documents)["\n  query MembersImportPage {\n    membersImports {\n      ...ImportList_import\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PreviewMembersImport($input: MembersImportInput!) {\n    previewMembersImport(input: $input) {\n      ... on PreviewMembersImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation PreviewMembersImport($input: MembersImportInput!) {\n    previewMembersImport(input: $input) {\n      ... on PreviewMembersImportSuccess {\n        ...ImportPreview_preview\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApplyMembersImport($input: MembersImportInput!) {\n    applyMembersImport(input: $input) {\n      ... on ApplyMembersImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ApplyMembersImport($input: MembersImportInput!) {\n    applyMembersImport(input: $input) {\n      ... on ApplyMembersImportSuccess {\n        importId\n        created\n        changed\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembersExport {\n    membersExport\n  }\n"): (typeof documents)["\n  query MembersExport {\n    membersExport\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InquiriesPage($filter: InquiryFilter!, $page: Int!, $upTo: String) {\n    sponsorInquiries(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...InquiryRow_inquiry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query InquiriesPage($filter: InquiryFilter!, $page: Int!, $upTo: String) {\n    sponsorInquiries(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...InquiryRow_inquiry\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteInquiry($input: DeleteInquiryInput!) {\n    deleteInquiry(input: $input) {\n      ... on DeleteInquirySuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteInquiry($input: DeleteInquiryInput!) {\n    deleteInquiry(input: $input) {\n      ... on DeleteInquirySuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {\n    setInquiryStatus(input: $input) {\n      ... on SetInquiryStatusSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SetInquiryStatus($input: SetInquiryStatusInput!) {\n    setInquiryStatus(input: $input) {\n      ... on SetInquiryStatusSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddInquiryNote($input: AddInquiryNoteInput!) {\n    addInquiryNote(input: $input) {\n      ... on AddInquiryNoteSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation AddInquiryNote($input: AddInquiryNoteInput!) {\n    addInquiryNote(input: $input) {\n      ... on AddInquiryNoteSuccess {\n        inquiry {\n          ...InquiryRow_inquiry\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InquiryRow_inquiry on SponsorInquiry {\n    id\n    company\n    name\n    email\n    phone\n    sponsorshipLevel\n    message\n    status\n    isSuspicious\n    createdAt\n    notes {\n      id\n      text\n      createdAt\n      authorName\n    }\n  }\n"): (typeof documents)["\n  fragment InquiryRow_inquiry on SponsorInquiry {\n    id\n    company\n    name\n    email\n    phone\n    sponsorshipLevel\n    message\n    status\n    isSuspicious\n    createdAt\n    notes {\n      id\n      text\n      createdAt\n      authorName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FailedJobsPage($page: Int!, $upTo: String) {\n    failedJobs(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...JobRow_job\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query FailedJobsPage($page: Int!, $upTo: String) {\n    failedJobs(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...JobRow_job\n      }\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRow_job on FailedJob {\n    id\n    name\n    failedAt\n    attempts\n    message\n  }\n"): (typeof documents)["\n  fragment JobRow_job on FailedJob {\n    id\n    name\n    failedAt\n    attempts\n    message\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryFailedJob($id: ID!) {\n    retryFailedJob(input: { id: $id }) {\n      __typename\n      ... on RetryFailedJobSuccess {\n        retriedJobId\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RetryFailedJob($id: ID!) {\n    retryFailedJob(input: { id: $id }) {\n      __typename\n      ... on RetryFailedJobSuccess {\n        retriedJobId\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentProvider {\n    paymentWay\n  }\n"): (typeof documents)["\n  query PaymentProvider {\n    paymentWay\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CalendarPage($filter: MatchFilter, $season: Int, $isCurrent: Boolean, $page: Int!, $pageSize: Int!) {\n    matches(filter: $filter, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        status\n        ...MatchJsonLd_match\n      }\n      ...CalendarResults_page\n    }\n    matchMonths\n    season(year: $season) {\n      year\n      label\n      months\n    }\n    seasons {\n      year\n      label\n    }\n    calendarStats(season: $season, currentSeason: $isCurrent) {\n      competitions\n      ...CalendarStats_stats\n    }\n  }\n"): (typeof documents)["\n  query CalendarPage($filter: MatchFilter, $season: Int, $isCurrent: Boolean, $page: Int!, $pageSize: Int!) {\n    matches(filter: $filter, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        status\n        ...MatchJsonLd_match\n      }\n      ...CalendarResults_page\n    }\n    matchMonths\n    season(year: $season) {\n      year\n      label\n      months\n    }\n    seasons {\n      year\n      label\n    }\n    calendarStats(season: $season, currentSeason: $isCurrent) {\n      competitions\n      ...CalendarStats_stats\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CalendarResults_page on MatchPage {\n    totalCount\n    pageCount\n    items {\n      id\n      matchDate\n      status\n      ...MatchCard_match\n    }\n  }\n"): (typeof documents)["\n  fragment CalendarResults_page on MatchPage {\n    totalCount\n    pageCount\n    items {\n      id\n      matchDate\n      status\n      ...MatchCard_match\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CalendarStats_stats on CalendarStats {\n    total\n    homeMatches\n    awayMatches\n    competitions\n  }\n"): (typeof documents)["\n  fragment CalendarStats_stats on CalendarStats {\n    total\n    homeMatches\n    awayMatches\n    competitions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchBoard_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    status\n    result\n    summaryUrl\n    isOnSale\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n    ...QuarterTable_match\n  }\n"): (typeof documents)["\n  fragment MatchBoard_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    status\n    result\n    summaryUrl\n    isOnSale\n    ticketPrice\n    ticketsAvailable\n    ...MatchScoreboard_match\n    ...QuarterTable_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n"): (typeof documents)["\n  fragment MatchCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    summaryUrl\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchContext($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      context {\n        teams {\n          ...TeamsCompared_team\n        }\n        ...MatchMeetings_context\n        ...MatchNeighbours_context\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatchContext($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      context {\n        teams {\n          ...TeamsCompared_team\n        }\n        ...MatchMeetings_context\n        ...MatchNeighbours_context\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchContext_match on Match {\n    id\n    status\n  }\n"): (typeof documents)["\n  fragment MatchContext_match on Match {\n    id\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchFacts_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    competition\n    location\n    status\n  }\n"): (typeof documents)["\n  fragment MatchFacts_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    competition\n    location\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchLine_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    status\n    result\n  }\n"): (typeof documents)["\n  fragment MatchLine_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    status\n    result\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchMeetings_context on MatchContext {\n    meetings {\n      id\n      homeTeam\n      awayTeam\n      isHome\n      matchDate\n      competition\n      result\n      season {\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MatchMeetings_context on MatchContext {\n    meetings {\n      id\n      homeTeam\n      awayTeam\n      isHome\n      matchDate\n      competition\n      result\n      season {\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchNeighbours_context on MatchContext {\n    previous {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n    next {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n  }\n"): (typeof documents)["\n  fragment MatchNeighbours_context on MatchContext {\n    previous {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n    next {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchNews_match on Match {\n    id\n    status\n    news {\n      id\n      ...NewsCard_article\n    }\n  }\n"): (typeof documents)["\n  fragment MatchNews_match on Match {\n    id\n    status\n    news {\n      id\n      ...NewsCard_article\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchPage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    status\n    result\n    hasStatistics\n    ...MatchBoard_match\n    ...MatchContext_match\n    ...MatchFacts_match\n    ...MatchNews_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n"): (typeof documents)["\n  fragment MatchPage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    opponent\n    isHome\n    matchDate\n    competition\n    location\n    status\n    result\n    hasStatistics\n    ...MatchBoard_match\n    ...MatchContext_match\n    ...MatchFacts_match\n    ...MatchNews_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n    }\n  }\n"): (typeof documents)["\n  query MatchPage($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchScoreboard_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    status\n  }\n"): (typeof documents)["\n  fragment MatchScoreboard_match on Match {\n    id\n    subject\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    result\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchStrip_match on Match {\n    id\n    opponent\n    isHome\n    isOnSale\n    matchDate\n    result\n    status\n  }\n"): (typeof documents)["\n  fragment MatchStrip_match on Match {\n    id\n    opponent\n    isHome\n    isOnSale\n    matchDate\n    result\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchStrip {\n    lastResult {\n      ...MatchStrip_match\n    }\n    matches(filter: { upcoming: true }, page: 1, pageSize: 1) {\n      items {\n        ...MatchStrip_match\n      }\n    }\n    standings {\n      competition\n      clubRow {\n        position\n        total {\n          won\n          lost\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatchStrip {\n    lastResult {\n      ...MatchStrip_match\n    }\n    matches(filter: { upcoming: true }, page: 1, pageSize: 1) {\n      items {\n        ...MatchStrip_match\n      }\n    }\n    standings {\n      competition\n      clubRow {\n        position\n        total {\n          won\n          lost\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuarterTable_match on Match {\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    periods {\n      home\n      away\n    }\n  }\n"): (typeof documents)["\n  fragment QuarterTable_match on Match {\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    periods {\n      home\n      away\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamsCompared_team on TeamContext {\n    form {\n      playedAt\n      opponent\n      isHome\n      result\n      won\n      matchId\n    }\n    row {\n      rank\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TeamsCompared_team on TeamContext {\n    form {\n      playedAt\n      opponent\n      isHome\n      result\n      won\n      matchId\n    }\n    row {\n      rank\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveCard($id: ID!) {\n    match(id: $id) {\n      status\n      ...MatchesSection_match\n      ...MatchStrip_match\n    }\n  }\n"): (typeof documents)["\n  subscription LiveCard($id: ID!) {\n    match(id: $id) {\n      status\n      ...MatchesSection_match\n      ...MatchStrip_match\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageCompetitionsPage {\n    competitions {\n      id\n      ...CompetitionRow_competition\n    }\n  }\n"): (typeof documents)["\n  query ManageCompetitionsPage {\n    competitions {\n      id\n      ...CompetitionRow_competition\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompetitionRow_competition on Competition {\n    id\n    name\n    isActive\n    matchCount\n  }\n"): (typeof documents)["\n  fragment CompetitionRow_competition on Competition {\n    id\n    name\n    isActive\n    matchCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCompetition($input: CreateCompetitionInput!) {\n    createCompetition(input: $input) {\n      ... on CreateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCompetition($input: CreateCompetitionInput!) {\n    createCompetition(input: $input) {\n      ... on CreateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCompetition($input: UpdateCompetitionInput!) {\n    updateCompetition(input: $input) {\n      ... on UpdateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCompetition($input: UpdateCompetitionInput!) {\n    updateCompetition(input: $input) {\n      ... on UpdateCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCompetition($input: MoveCompetitionInput!) {\n    moveCompetition(input: $input) {\n      ... on MoveCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation MoveCompetition($input: MoveCompetitionInput!) {\n    moveCompetition(input: $input) {\n      ... on MoveCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCompetition($input: DeleteCompetitionInput!) {\n    deleteCompetition(input: $input) {\n      ... on DeleteCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCompetition($input: DeleteCompetitionInput!) {\n    deleteCompetition(input: $input) {\n      ... on DeleteCompetitionSuccess {\n        competitions {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageMatchPage($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      isHome\n      matchDate\n      status\n      result\n      ticketsSold\n      feed {\n        lastReadAt\n        error\n      }\n      notices {\n        id\n        settledAt\n        delivery {\n          waiting\n        }\n      }\n      ...MatchForm_match\n      ...MatchSteps_match\n      ...SaleForm_match\n      ...SentNotices_match\n      ...Scorekeeper_match\n      ...StatisticsUpload_match\n      ...FeedForm_match\n      ...GamePlayers_match\n      squad {\n        ...GamePlayers_player\n      }\n    }\n    players {\n      ...GamePlayers_player\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n"): (typeof documents)["\n  query ManageMatchPage($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      opponent\n      isHome\n      matchDate\n      status\n      result\n      ticketsSold\n      feed {\n        lastReadAt\n        error\n      }\n      notices {\n        id\n        settledAt\n        delivery {\n          waiting\n        }\n      }\n      ...MatchForm_match\n      ...MatchSteps_match\n      ...SaleForm_match\n      ...SentNotices_match\n      ...Scorekeeper_match\n      ...StatisticsUpload_match\n      ...FeedForm_match\n      ...GamePlayers_match\n      squad {\n        ...GamePlayers_player\n      }\n    }\n    players {\n      ...GamePlayers_player\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageMatchesPage(\n    $filter: StaffMatchFilter!\n    $sort: MatchSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffMatches(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...MatchRow_match\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    matchSeasons\n    seasons {\n      year\n      label\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n"): (typeof documents)["\n  query ManageMatchesPage(\n    $filter: StaffMatchFilter!\n    $sort: MatchSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffMatches(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...MatchRow_match\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    matchSeasons\n    seasons {\n      year\n      label\n    }\n    competitions {\n      id\n      name\n      isActive\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageSeasonsPage {\n    seasons {\n      year\n      label\n      firstDay\n      lastDay\n      state\n      wasOpened\n      passes {\n        zones {\n          zone\n          general\n        }\n      }\n      ...SeasonDialog_season\n    }\n    nextSeason {\n      closes {\n        year\n        label\n      }\n      label\n      firstDay\n      lastDay\n      competitions\n      players\n      members\n    }\n  }\n"): (typeof documents)["\n  query ManageSeasonsPage {\n    seasons {\n      year\n      label\n      firstDay\n      lastDay\n      state\n      wasOpened\n      passes {\n        zones {\n          zone\n          general\n        }\n      }\n      ...SeasonDialog_season\n    }\n    nextSeason {\n      closes {\n        year\n        label\n      }\n      label\n      firstDay\n      lastDay\n      competitions\n      players\n      members\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoOpenSeason($input: UndoOpenSeasonInput!) {\n    undoOpenSeason(input: $input) {\n      ... on UndoOpenSeasonSuccess {\n        year\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UndoOpenSeason($input: UndoOpenSeasonInput!) {\n    undoOpenSeason(input: $input) {\n      ... on UndoOpenSeasonSuccess {\n        year\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchForm_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    competition\n    round\n    subject\n    homeTeam\n    awayTeam\n    location\n    status\n    holdersToTell\n    ownTicketPrice\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    summaryUrl\n  }\n"): (typeof documents)["\n  fragment MatchForm_match on Match {\n    id\n    opponent\n    isHome\n    matchDate\n    competition\n    round\n    subject\n    homeTeam\n    awayTeam\n    location\n    status\n    holdersToTell\n    ownTicketPrice\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    summaryUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchSteps_match on Match {\n    id\n    updatedAt\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    status\n    result\n    ticketsSold\n    holdersToTell\n    periods {\n      home\n      away\n    }\n  }\n"): (typeof documents)["\n  fragment MatchSteps_match on Match {\n    id\n    updatedAt\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    status\n    result\n    ticketsSold\n    holdersToTell\n    periods {\n      home\n      away\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      ... on CreateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateMatch($input: CreateMatchInput!) {\n    createMatch(input: $input) {\n      ... on CreateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenSeason($input: OpenSeasonInput!) {\n    openSeason(input: $input) {\n      ... on OpenSeasonSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation OpenSeason($input: OpenSeasonInput!) {\n    openSeason(input: $input) {\n      ... on OpenSeasonSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaleForm_match on Match {\n    id\n    isHome\n    isOnSale\n    status\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    ownTicketPrice\n  }\n"): (typeof documents)["\n  fragment SaleForm_match on Match {\n    id\n    isHome\n    isOnSale\n    status\n    ticketsSold\n    ticketsHeld\n    ticketsAvailable\n    ownTicketPrice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Scorekeeper_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    periods {\n      home\n      away\n    }\n  }\n"): (typeof documents)["\n  fragment Scorekeeper_match on Match {\n    id\n    homeTeam\n    awayTeam\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    periods {\n      home\n      away\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SeasonDialog_season on Season {\n    year\n    label\n    firstDay\n    lastDay\n    passes {\n      zones {\n        zone\n        general\n        junior\n        young\n        senior\n        reducedMobility\n        singleParent\n        family\n      }\n      vip\n      corporate\n      instalments\n      text\n    }\n  }\n"): (typeof documents)["\n  fragment SeasonDialog_season on Season {\n    year\n    label\n    firstDay\n    lastDay\n    passes {\n      zones {\n        zone\n        general\n        junior\n        young\n        senior\n        reducedMobility\n        singleParent\n        family\n      }\n      vip\n      corporate\n      instalments\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSeason($input: UpdateSeasonInput!) {\n    updateSeason(input: $input) {\n      ... on UpdateSeasonSuccess {\n        season {\n          year\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSeason($input: UpdateSeasonInput!) {\n    updateSeason(input: $input) {\n      ... on UpdateSeasonSuccess {\n        season {\n          year\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchRow_match on Match {\n    id\n    opponent\n    round\n    isHome\n    matchDate\n    competition\n    result\n    status\n    ticketsAvailable\n    ticketsSold\n  }\n"): (typeof documents)["\n  fragment MatchRow_match on Match {\n    id\n    opponent\n    round\n    isHome\n    matchDate\n    competition\n    result\n    status\n    ticketsAvailable\n    ticketsSold\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateMatch($input: UpdateMatchInput!) {\n    updateMatch(input: $input) {\n      ... on UpdateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateMatch($input: UpdateMatchInput!) {\n    updateMatch(input: $input) {\n      ... on UpdateMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMatch($input: MatchIdInput!) {\n    deleteMatch(input: $input) {\n      ... on DeleteMatchSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMatch($input: MatchIdInput!) {\n    deleteMatch(input: $input) {\n      ... on DeleteMatchSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveScore($id: ID!) {\n    match(id: $id) {\n      status\n      ...Scorekeeper_match\n    }\n  }\n"): (typeof documents)["\n  subscription LiveScore($id: ID!) {\n    match(id: $id) {\n      status\n      ...Scorekeeper_match\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartMatch($input: MatchIdInput!) {\n    startMatch(input: $input) {\n      ... on StartMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation StartMatch($input: MatchIdInput!) {\n    startMatch(input: $input) {\n      ... on StartMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelMatch($input: ToldMatchInput!) {\n    cancelMatch(input: $input) {\n      ... on CancelMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CancelMatch($input: ToldMatchInput!) {\n    cancelMatch(input: $input) {\n      ... on CancelMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReopenMatch($input: ToldMatchInput!) {\n    reopenMatch(input: $input) {\n      ... on ReopenMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ReopenMatch($input: ToldMatchInput!) {\n    reopenMatch(input: $input) {\n      ... on ReopenMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostponeMatch($input: PostponeMatchInput!) {\n    postponeMatch(input: $input) {\n      ... on PostponeMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation PostponeMatch($input: PostponeMatchInput!) {\n    postponeMatch(input: $input) {\n      ... on PostponeMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishMatch($input: FinishMatchInput!) {\n    finishMatch(input: $input) {\n      ... on FinishMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FinishMatch($input: FinishMatchInput!) {\n    finishMatch(input: $input) {\n      ... on FinishMatchSuccess {\n        match {\n          id\n        }\n      }\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LiveNow {\n    staffMatches(filter: { status: [LIVE] }, pageSize: 2) {\n      items {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query LiveNow {\n    staffMatches(filter: { status: [LIVE] }, pageSize: 2) {\n      items {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordScore($input: RecordScoreInput!) {\n    recordScore(input: $input) {\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n          periods {\n            home\n            away\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecordScore($input: RecordScoreInput!) {\n    recordScore(input: $input) {\n      ...MutationFailure\n      ... on ScoreChangedError {\n        match {\n          id\n          periods {\n            home\n            away\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchJsonLd_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    venue {\n      name\n      city\n      street\n      postalCode\n    }\n    status\n    isOnSale\n    ticketsAvailable\n    ticketPrice\n  }\n"): (typeof documents)["\n  fragment MatchJsonLd_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    venue {\n      name\n      city\n      street\n      postalCode\n    }\n    status\n    isOnSale\n    ticketsAvailable\n    ticketPrice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LiveMatch($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n      statistics {\n        ...MatchStatistics_live\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription LiveMatch($id: ID!) {\n    match(id: $id) {\n      ...MatchPage_match\n      statistics {\n        ...MatchStatistics_live\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantMembership($input: GrantMembershipInput!) {\n    grantMembership(input: $input) {\n      ... on GrantMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation GrantMembership($input: GrantMembershipInput!) {\n    grantMembership(input: $input) {\n      ... on GrantMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewMembership($input: RenewMembershipInput!) {\n    renewMembership(input: $input) {\n      ... on RenewMembershipSuccess {\n        membership {\n          id\n          holderName\n          expiryDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RenewMembership($input: RenewMembershipInput!) {\n    renewMembership(input: $input) {\n      ... on RenewMembershipSuccess {\n        membership {\n          id\n          holderName\n          expiryDate\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembershipsPage($filter: MembershipFilter!, $page: Int!, $upTo: String) {\n    memberships(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...MembershipRow_membership\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query MembershipsPage($filter: MembershipFilter!, $page: Int!, $upTo: String) {\n    memberships(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...MembershipRow_membership\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMembership($input: EndMembershipInput!) {\n    endMembership(input: $input) {\n      ... on EndMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation EndMembership($input: EndMembershipInput!) {\n    endMembership(input: $input) {\n      ... on EndMembershipSuccess {\n        membership {\n          id\n          holderName\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MembershipRow_membership on Membership {\n    id\n    type\n    activationDate\n    expiryDate\n    state\n    memberNumber\n    holderName\n    holderEmail\n  }\n"): (typeof documents)["\n  fragment MembershipRow_membership on Membership {\n    id\n    type\n    activationDate\n    expiryDate\n    state\n    memberNumber\n    holderName\n    holderEmail\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MembershipCard_membership on Membership {\n    id\n    qrCode\n    type\n    memberNumber\n    season\n    activationDate\n    expiryDate\n  }\n"): (typeof documents)["\n  fragment MembershipCard_membership on Membership {\n    id\n    qrCode\n    type\n    memberNumber\n    season\n    activationDate\n    expiryDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MembershipPanel {\n    viewer {\n      id\n      membership {\n        id\n        ...MembershipCard_membership\n      }\n    }\n  }\n"): (typeof documents)["\n  query MembershipPanel {\n    viewer {\n      id\n      membership {\n        id\n        ...MembershipCard_membership\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleHead_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    authorName\n    category {\n      id\n      slug\n      name\n      color\n      ...CategoryBadge_category\n    }\n  }\n"): (typeof documents)["\n  fragment ArticleHead_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    authorName\n    category {\n      id\n      slug\n      name\n      color\n      ...CategoryBadge_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleNeighbours_article on NewsArticle {\n    id\n    previous {\n      id\n      title\n    }\n    next {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment ArticleNeighbours_article on NewsArticle {\n    id\n    previous {\n      id\n      title\n    }\n    next {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticlePage($id: ID!) {\n    article(id: $id) {\n      id\n      title\n      content\n      imageUrl\n      publicationDate\n      updatedAt\n      state\n      excerpt(length: 160)\n      match {\n        id\n        ...MatchLine_match\n      }\n      ...ArticleHead_article\n      ...ArticleNeighbours_article\n      ...RelatedNews_article\n      ...ArticleJsonLd_article\n      ...Comments_article\n    }\n  }\n"): (typeof documents)["\n  query ArticlePage($id: ID!) {\n    article(id: $id) {\n      id\n      title\n      content\n      imageUrl\n      publicationDate\n      updatedAt\n      state\n      excerpt(length: 160)\n      match {\n        id\n        ...MatchLine_match\n      }\n      ...ArticleHead_article\n      ...ArticleNeighbours_article\n      ...RelatedNews_article\n      ...ArticleJsonLd_article\n      ...Comments_article\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryBadge_category on NewsCategory {\n    name\n    color\n  }\n"): (typeof documents)["\n  fragment CategoryBadge_category on NewsCategory {\n    name\n    color\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsCard_article on NewsArticle {\n    id\n    title\n    excerpt(length: 120)\n    imageUrl\n    publicationDate\n    category {\n      id\n      color\n      ...CategoryBadge_category\n    }\n  }\n"): (typeof documents)["\n  fragment NewsCard_article on NewsArticle {\n    id\n    title\n    excerpt(length: 120)\n    imageUrl\n    publicationDate\n    category {\n      id\n      color\n      ...CategoryBadge_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsCategories_category on NewsCategory {\n    id\n    slug\n    name\n    color\n  }\n"): (typeof documents)["\n  fragment NewsCategories_category on NewsCategory {\n    id\n    slug\n    name\n    color\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsListPage($search: String, $category: String, $page: Int!, $upTo: String, $pageSize: Int!) {\n    news(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: $pageSize) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...NewsCard_article\n      }\n    }\n    newsCategories {\n      id\n      slug\n      name\n      description\n      ...NewsCategories_category\n    }\n  }\n"): (typeof documents)["\n  query NewsListPage($search: String, $category: String, $page: Int!, $upTo: String, $pageSize: Int!) {\n    news(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: $pageSize) {\n      totalCount\n      pageCount\n      upTo\n      newCount\n      items {\n        id\n        ...NewsCard_article\n      }\n    }\n    newsCategories {\n      id\n      slug\n      name\n      description\n      ...NewsCategories_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedNews_article on NewsArticle {\n    id\n    related(limit: 3) {\n      id\n      title\n      excerpt(length: 100)\n      imageUrl\n      publicationDate\n      category {\n        id\n        color\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RelatedNews_article on NewsArticle {\n    id\n    related(limit: 3) {\n      id\n      title\n      excerpt(length: 100)\n      imageUrl\n      publicationDate\n      category {\n        id\n        color\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ArticleJsonLd_article on NewsArticle {\n    id\n    title\n    imageUrl\n    galleryImages\n    publicationDate\n    updatedAt\n    authorName\n    category {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ArticleJsonLd_article on NewsArticle {\n    id\n    title\n    imageUrl\n    galleryImages\n    publicationDate\n    updatedAt\n    authorName\n    category {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleEditor($id: ID!) {\n    article(id: $id) {\n      id\n      ...EditedArticle_article\n    }\n    newsCategories {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  query ArticleEditor($id: ID!) {\n    article(id: $id) {\n      id\n      ...EditedArticle_article\n    }\n    newsCategories {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEditedArticle($id: ID!) {\n    deleteArticle(input: { id: $id }) {\n      ... on DeleteArticleSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEditedArticle($id: ID!) {\n    deleteArticle(input: { id: $id }) {\n      ... on DeleteArticleSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ArticleMatches($season: Int, $currentSeason: Boolean) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    matches(filter: { season: $season, currentSeason: $currentSeason }, pageSize: 100) {\n      items {\n        id\n        homeTeam\n        awayTeam\n        result\n        matchDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query ArticleMatches($season: Int, $currentSeason: Boolean) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    matches(filter: { season: $season, currentSeason: $currentSeason }, pageSize: 100) {\n      items {\n        id\n        homeTeam\n        awayTeam\n        result\n        matchDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnDrafts {\n    allNews(mine: true, state: DRAFT, pageSize: 5) {\n      items {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnDrafts {\n    allNews(mine: true, state: DRAFT, pageSize: 5) {\n      items {\n        id\n        title\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditedArticle_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    state\n    version\n    notify\n    updatedAt\n    match {\n      id\n      season {\n        year\n      }\n    }\n    category {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment EditedArticle_article on NewsArticle {\n    id\n    title\n    content\n    imageUrl\n    galleryImages\n    publicationDate\n    state\n    version\n    notify\n    updatedAt\n    match {\n      id\n      season {\n        year\n      }\n    }\n    category {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEditedArticle($input: ArticleInput!) {\n    createArticle(input: $input) {\n      ... on CreateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEditedArticle($input: ArticleInput!) {\n    createArticle(input: $input) {\n      ... on CreateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEditedArticle($input: UpdateArticleInput!) {\n    updateArticle(input: $input) {\n      ... on UpdateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n      ... on ArticleConflictError {\n        stored {\n          id\n          ...EditedArticle_article\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEditedArticle($input: UpdateArticleInput!) {\n    updateArticle(input: $input) {\n      ... on UpdateArticleSuccess {\n        article {\n          id\n          ...EditedArticle_article\n        }\n      }\n      ...MutationFailure\n      ... on ArticleConflictError {\n        stored {\n          id\n          ...EditedArticle_article\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadEditedImage($input: UploadNewsImageInput!) {\n    uploadNewsImage(input: $input) {\n      ... on UploadNewsImageSuccess {\n        imageUrl\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UploadEditedImage($input: UploadNewsImageInput!) {\n    uploadNewsImage(input: $input) {\n      ... on UploadNewsImageSuccess {\n        imageUrl\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CategoriesManager {\n    allNewsCategories {\n      id\n      ...CategoryRow_category\n    }\n  }\n"): (typeof documents)["\n  query CategoriesManager {\n    allNewsCategories {\n      id\n      ...CategoryRow_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryRow_category on NewsCategory {\n    id\n    name\n    slug\n    description\n    color\n    isActive\n    articleCount\n  }\n"): (typeof documents)["\n  fragment CategoryRow_category on NewsCategory {\n    id\n    name\n    slug\n    description\n    color\n    isActive\n    articleCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveCategory($input: MoveNewsCategoryInput!) {\n    moveNewsCategory(input: $input) {\n      ... on MoveNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation MoveCategory($input: MoveNewsCategoryInput!) {\n    moveNewsCategory(input: $input) {\n      ... on MoveNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {\n    deleteNewsCategory(input: $input) {\n      ... on DeleteNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {\n    deleteNewsCategory(input: $input) {\n      ... on DeleteNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCategory($input: CreateNewsCategoryInput!) {\n    createNewsCategory(input: $input) {\n      ... on CreateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCategory($input: CreateNewsCategoryInput!) {\n    createNewsCategory(input: $input) {\n      ... on CreateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {\n    updateNewsCategory(input: $input) {\n      ... on UpdateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {\n    updateNewsCategory(input: $input) {\n      ... on UpdateNewsCategorySuccess {\n        categories {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewsManager(\n    $search: String\n    $category: String\n    $state: ArticleState\n    $order: ArticleOrder!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    allNews(\n      search: $search\n      category: $category\n      state: $state\n      order: $order\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...NewsRow_article\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    allNewsCategories {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  query NewsManager(\n    $search: String\n    $category: String\n    $state: ArticleState\n    $order: ArticleOrder!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    allNews(\n      search: $search\n      category: $category\n      state: $state\n      order: $order\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...NewsRow_article\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    allNewsCategories {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NewsRow_article on NewsArticle {\n    id\n    version\n    title\n    state\n    publicationDate\n    authorName\n    category {\n      id\n      name\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment NewsRow_article on NewsArticle {\n    id\n    version\n    title\n    state\n    publicationDate\n    authorName\n    category {\n      id\n      name\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNewsStatus($input: SetNewsStatusInput!) {\n    setNewsStatus(input: $input) {\n      ... on SetNewsStatusSuccess {\n        articles {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SetNewsStatus($input: SetNewsStatusInput!) {\n    setNewsStatus(input: $input) {\n      ... on SetNewsStatusSuccess {\n        articles {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteArticles($input: DeleteArticlesInput!) {\n    deleteArticles(input: $input) {\n      ... on DeleteArticlesSuccess {\n        ids\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteArticles($input: DeleteArticlesInput!) {\n    deleteArticles(input: $input) {\n      ... on DeleteArticlesSuccess {\n        ids\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SentNotices_match on Match {\n    id\n    notices {\n      id\n      lastChangeAt\n      settledAt\n      sentence\n      content {\n        title\n        lines\n        people\n      }\n      delivery {\n        sent\n        failed\n        obsolete\n        waiting\n        devices\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SentNotices_match on Match {\n    id\n    notices {\n      id\n      lastChangeAt\n      settledAt\n      sentence\n      content {\n        title\n        lines\n        people\n      }\n      delivery {\n        sent\n        failed\n        obsolete\n        waiting\n        devices\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationAudience($preference: MessagePreference!) {\n    notificationAudience(preference: $preference) {\n      devices\n      people\n    }\n  }\n"): (typeof documents)["\n  query NotificationAudience($preference: MessagePreference!) {\n    notificationAudience(preference: $preference) {\n      devices\n      people\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendNotification($input: SendNotificationInput!) {\n    sendNotification(input: $input) {\n      ... on SendNotificationSuccess {\n        notification {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SendNotification($input: SendNotificationInput!) {\n    sendNotification(input: $input) {\n      ... on SendNotificationSuccess {\n        notification {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationsPage($page: Int!, $upTo: String) {\n    sentNotifications(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...NotificationRow_notification\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query NotificationsPage($page: Int!, $upTo: String) {\n    sentNotifications(page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...NotificationRow_notification\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationRow_notification on SentNotification {\n    id\n    title\n    body\n    url\n    sentAt\n    preference\n    queuedAt\n    devices\n    delivered\n    gone\n    failed\n  }\n"): (typeof documents)["\n  fragment NotificationRow_notification on SentNotification {\n    id\n    title\n    body\n    url\n    sentAt\n    preference\n    queuedAt\n    devices\n    delivered\n    gone\n    failed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentPage($id: ID!) {\n    order(id: $id) {\n      id\n      reference\n      state\n      isDisputed\n      amount\n      vatRate\n      provider\n      paidAt\n      paidBy\n      paymentId\n      ticketId\n      refundReason\n      refundAfter\n      refundedAt\n      refundId\n      buyerName\n      buyerEmail\n      match {\n        id\n        homeTeam\n        awayTeam\n      }\n      events {\n        id\n        at\n        kind\n        detail\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaymentPage($id: ID!) {\n    order(id: $id) {\n      id\n      reference\n      state\n      isDisputed\n      amount\n      vatRate\n      provider\n      paidAt\n      paidBy\n      paymentId\n      ticketId\n      refundReason\n      refundAfter\n      refundedAt\n      refundId\n      buyerName\n      buyerEmail\n      match {\n        id\n        homeTeam\n        awayTeam\n      }\n      events {\n        id\n        at\n        kind\n        detail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryRefund($input: OrderRefundInput!) {\n    retryRefund(input: $input) {\n      ... on RetryRefundSuccess {\n        order {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RetryRefund($input: OrderRefundInput!) {\n    retryRefund(input: $input) {\n      ... on RetryRefundSuccess {\n        order {\n          id\n          state\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentsPage($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...OrderRow_order\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    ticketVatRate\n  }\n"): (typeof documents)["\n  query PaymentsPage($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...OrderRow_order\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    ticketVatRate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderExport($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        reference\n        state\n        amount\n        vatRate\n        provider\n        paidAt\n        paidBy\n        paymentId\n        refundReason\n        refundedAt\n        refundId\n        ticketId\n        buyerName\n        buyerEmail\n        match {\n          id\n          homeTeam\n          awayTeam\n        }\n      }\n      pageCount\n      upTo\n    }\n  }\n"): (typeof documents)["\n  query OrderExport($filter: OrderFilter!, $page: Int!, $upTo: String) {\n    orders(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        id\n        reference\n        state\n        amount\n        vatRate\n        provider\n        paidAt\n        paidBy\n        paymentId\n        refundReason\n        refundedAt\n        refundId\n        ticketId\n        buyerName\n        buyerEmail\n        match {\n          id\n          homeTeam\n          awayTeam\n        }\n      }\n      pageCount\n      upTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePaymentSettings($input: PaymentSettingsInput!) {\n    updatePaymentSettings(input: $input) {\n      ... on UpdatePaymentSettingsSuccess {\n        vatRate\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePaymentSettings($input: PaymentSettingsInput!) {\n    updatePaymentSettings(input: $input) {\n      ... on UpdatePaymentSettingsSuccess {\n        vatRate\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderRow_order on Order {\n    id\n    reference\n    state\n    isDisputed\n    amount\n    createdAt\n    buyerName\n    refundReason\n    match {\n      id\n      opponent\n    }\n  }\n"): (typeof documents)["\n  fragment OrderRow_order on Order {\n    id\n    reference\n    state\n    isDisputed\n    amount\n    createdAt\n    buyerName\n    refundReason\n    match {\n      id\n      opponent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PayPage($id: ID!) {\n    viewer {\n      id\n      order(id: $id) {\n        id\n        reference\n        state\n        amount\n        until\n        isPayable\n        isHeld\n        ticketId\n        refundReason\n        match {\n          id\n          ...MatchScoreboard_match\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PayPage($id: ID!) {\n    viewer {\n      id\n      order(id: $id) {\n        id\n        reference\n        state\n        amount\n        until\n        isPayable\n        isHeld\n        ticketId\n        refundReason\n        match {\n          id\n          ...MatchScoreboard_match\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      ... on StartPaymentSuccess {\n        address\n        form {\n          name\n          value\n        }\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation StartPayment($input: StartPaymentInput!) {\n    startPayment(input: $input) {\n      ... on StartPaymentSuccess {\n        address\n        form {\n          name\n          value\n        }\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TryPaymentAgain($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      __typename\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation TryPaymentAgain($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      __typename\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerCard_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    defOverall\n    ...PlayerPicture_player\n  }\n"): (typeof documents)["\n  fragment PlayerCard_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    defOverall\n    ...PlayerPicture_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerDialog_player on Player {\n    dorsal\n    name\n    ...PlayerSheet_player\n  }\n"): (typeof documents)["\n  fragment PlayerDialog_player on Player {\n    dorsal\n    name\n    ...PlayerSheet_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      name\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n      ...PlayerSquads_player\n      games {\n        key\n      }\n      ...PlayerRecord_player\n    }\n  }\n"): (typeof documents)["\n  query PlayerPage($id: ID!) {\n    player(id: $id) {\n      id\n      name\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n      ...PlayerSquads_player\n      games {\n        key\n      }\n      ...PlayerRecord_player\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerPicture_player on Player {\n    dorsal\n    profileImage\n  }\n"): (typeof documents)["\n  fragment PlayerPicture_player on Player {\n    dorsal\n    profileImage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerSheet_player on Player {\n    id\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    ...Ratings_player\n    ...PlayerPicture_player\n  }\n"): (typeof documents)["\n  fragment PlayerSheet_player on Player {\n    id\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    ...Ratings_player\n    ...PlayerPicture_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerSquads_player on Player {\n    name\n    squads {\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlayerSquads_player on Player {\n    name\n    squads {\n      dorsal\n      position\n      season {\n        year\n        label\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerWithoutScript_player on Player {\n    name\n    dorsal\n    ...PlayerSheet_player\n  }\n"): (typeof documents)["\n  fragment PlayerWithoutScript_player on Player {\n    name\n    dorsal\n    ...PlayerSheet_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SquadPage($season: Int) {\n    squadSeasons {\n      year\n      label\n    }\n    players(season: $season) {\n      id\n      dorsal\n      position\n      ...PlayerCard_player\n      ...PlayerDialog_player\n      ...PlayerWithoutScript_player\n      ...SquadSeo_player\n    }\n  }\n"): (typeof documents)["\n  query SquadPage($season: Int) {\n    squadSeasons {\n      year\n      label\n    }\n    players(season: $season) {\n      id\n      dorsal\n      position\n      ...PlayerCard_player\n      ...PlayerDialog_player\n      ...PlayerWithoutScript_player\n      ...SquadSeo_player\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SquadSeo_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    profileImage\n    ...SquadJsonLd_player\n  }\n"): (typeof documents)["\n  fragment SquadSeo_player on Player {\n    dorsal\n    name\n    position\n    country\n    overall\n    primaryQuality\n    secondaryQuality\n    profileImage\n    ...SquadJsonLd_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CarrySquad($input: CarrySquadInput!) {\n    carrySquad(input: $input) {\n      ... on CarrySquadSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CarrySquad($input: CarrySquadInput!) {\n    carrySquad(input: $input) {\n      ... on CarrySquadSuccess {\n        season {\n          year\n          label\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePlayer($input: CreatePlayerInput!) {\n    createPlayer(input: $input) {\n      ... on CreatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePlayer($input: CreatePlayerInput!) {\n    createPlayer(input: $input) {\n      ... on CreatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      ... on UpdatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePlayer($input: UpdatePlayerInput!) {\n    updatePlayer(input: $input) {\n      ... on UpdatePlayerSuccess {\n        player {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagePlayersPage(\n    $filter: StaffPlayerFilter!\n    $sort: PlayerSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffPlayers(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...PlayerRow_player\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    season {\n      year\n      label\n    }\n  }\n"): (typeof documents)["\n  query ManagePlayersPage(\n    $filter: StaffPlayerFilter!\n    $sort: PlayerSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    staffPlayers(\n      filter: $filter\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...PlayerRow_player\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    seasons {\n      year\n      label\n      state\n    }\n    season {\n      year\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePlayer($input: DeletePlayerInput!) {\n    deletePlayer(input: $input) {\n      ... on DeletePlayerSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePlayer($input: DeletePlayerInput!) {\n    deletePlayer(input: $input) {\n      ... on DeletePlayerSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerRow_player on Player {\n    id\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n    primaryQuality\n    secondaryQuality\n    profileImage\n    isActive\n    ...PlayerPicture_player\n  }\n"): (typeof documents)["\n  fragment PlayerRow_player on Player {\n    id\n    dorsal\n    name\n    position\n    country\n    overall\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n    primaryQuality\n    secondaryQuality\n    profileImage\n    isActive\n    ...PlayerPicture_player\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Ratings_player on Player {\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n  }\n"): (typeof documents)["\n  fragment Ratings_player on Player {\n    atkOverall\n    shooting\n    finishing\n    concentration\n    passing\n    defOverall\n    steal\n    block\n    perimeter\n    interior\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SquadJsonLd_player on Player {\n    dorsal\n    name\n    position\n    country\n    profileImage\n  }\n"): (typeof documents)["\n  fragment SquadJsonLd_player on Player {\n    dorsal\n    name\n    position\n    country\n    profileImage\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AchievementGrid_achievement on FanAchievement {\n    id\n    name\n    description\n    points\n    icon\n    color\n    earnedAt\n    progress\n    target\n  }\n"): (typeof documents)["\n  fragment AchievementGrid_achievement on FanAchievement {\n    id\n    name\n    description\n    points\n    icon\n    color\n    earnedAt\n    progress\n    target\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Announcements {\n    viewer {\n      id\n      achievements {\n        id\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n"): (typeof documents)["\n  query Announcements {\n    viewer {\n      id\n      achievements {\n        id\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PointsHistory_points on FanPoints {\n    history(limit: 5) {\n      id\n      description\n      points\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  fragment PointsHistory_points on FanPoints {\n    history(limit: 5) {\n      id\n      description\n      points\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PointsPanel {\n    viewer {\n      id\n      points {\n        ...PointsSummary_points\n        ...PointsHistory_points\n      }\n      achievements {\n        id\n        ...AchievementGrid_achievement\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n"): (typeof documents)["\n  query PointsPanel {\n    viewer {\n      id\n      points {\n        ...PointsSummary_points\n        ...PointsHistory_points\n      }\n      achievements {\n        id\n        ...AchievementGrid_achievement\n        ...useAnnouncements_achievement\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PointsSummary_points on FanPoints {\n    totalPoints\n    level\n    levelProgress\n    nextLevel\n    pointsToNextLevel\n    recentActivityCount\n  }\n"): (typeof documents)["\n  fragment PointsSummary_points on FanPoints {\n    totalPoints\n    level\n    levelProgress\n    nextLevel\n    pointsToNextLevel\n    recentActivityCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AwardRow_achievement on ManualAchievement {\n    id\n    achievementId\n    name\n    description\n    points\n    earnedAt\n  }\n"): (typeof documents)["\n  fragment AwardRow_achievement on ManualAchievement {\n    id\n    achievementId\n    name\n    description\n    points\n    earnedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManualAchievements($userId: ID!) {\n    manualAchievements(userId: $userId) {\n      id\n      ...AwardRow_achievement\n    }\n  }\n"): (typeof documents)["\n  query ManualAchievements($userId: ID!) {\n    manualAchievements(userId: $userId) {\n      id\n      ...AwardRow_achievement\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GrantAchievement($input: GrantAchievementInput!) {\n    grantAchievement(input: $input) {\n      ... on GrantAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation GrantAchievement($input: GrantAchievementInput!) {\n    grantAchievement(input: $input) {\n      ... on GrantAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeAchievement($input: RevokeAchievementInput!) {\n    revokeAchievement(input: $input) {\n      ... on RevokeAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeAchievement($input: RevokeAchievementInput!) {\n    revokeAchievement(input: $input) {\n      ... on RevokeAchievementSuccess {\n        achievement {\n          id\n          ...AwardRow_achievement\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment useAnnouncements_achievement on FanAchievement {\n    id\n    name\n    points\n    earnedAt\n    announced\n  }\n"): (typeof documents)["\n  fragment useAnnouncements_achievement on FanAchievement {\n    id\n    name\n    points\n    earnedAt\n    announced\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAchievementsSeen($input: MarkAchievementsSeenInput!) {\n    markAchievementsSeen(input: $input) {\n      ids\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAchievementsSeen($input: MarkAchievementsSeenInput!) {\n    markAchievementsSeen(input: $input) {\n      ids\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProductsPage($filter: ProductFilter!, $page: Int!, $upTo: String) {\n    products(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ProductRow_product\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    productCategories\n  }\n"): (typeof documents)["\n  query ProductsPage($filter: ProductFilter!, $page: Int!, $upTo: String) {\n    products(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ProductRow_product\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    productCategories\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteProduct($input: DeleteProductInput!) {\n    deleteProduct(input: $input) {\n      ... on DeleteProductSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteProduct($input: DeleteProductInput!) {\n    deleteProduct(input: $input) {\n      ... on DeleteProductSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ... on CreateProductSuccess {\n        product {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateProduct($input: CreateProductInput!) {\n    createProduct(input: $input) {\n      ... on CreateProductSuccess {\n        product {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductRow_product on Product {\n    id\n    name\n    description\n    category\n    price\n    stock\n    imageUrl\n    isActive\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ProductRow_product on Product {\n    id\n    name\n    description\n    category\n    price\n    stock\n    imageUrl\n    isActive\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      ... on UpdateProductSuccess {\n        product {\n          id\n          isActive\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProduct($input: UpdateProductInput!) {\n    updateProduct(input: $input) {\n      ... on UpdateProductSuccess {\n        product {\n          id\n          isActive\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment pushServer_subscription on PushSubscription {\n    id\n    preferences {\n      matchUpdates\n      teamNews\n      membershipOffers\n      gameReminders\n    }\n  }\n"): (typeof documents)["\n  fragment pushServer_subscription on PushSubscription {\n    id\n    preferences {\n      matchUpdates\n      teamNews\n      membershipOffers\n      gameReminders\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VapidPublicKey {\n    vapidPublicKey\n  }\n"): (typeof documents)["\n  query VapidPublicKey {\n    vapidPublicKey\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnPushSubscription($endpoint: String!) {\n    viewer {\n      id\n      pushSubscription(endpoint: $endpoint) {\n        ...pushServer_subscription\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnPushSubscription($endpoint: String!) {\n    viewer {\n      id\n      pushSubscription(endpoint: $endpoint) {\n        ...pushServer_subscription\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      __typename\n      ... on SubscribeToPushSuccess {\n        subscription {\n          ...pushServer_subscription\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SubscribeToPush($input: SubscribeToPushInput!) {\n    subscribeToPush(input: $input) {\n      __typename\n      ... on SubscribeToPushSuccess {\n        subscription {\n          ...pushServer_subscription\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      __typename\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UnsubscribeFromPush($endpoint: String!) {\n    unsubscribeFromPush(input: { endpoint: $endpoint }) {\n      __typename\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n    updatePushPreferences(input: $input) {\n      __typename\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePushPreferences($input: UpdatePushPreferencesInput!) {\n    updatePushPreferences(input: $input) {\n      __typename\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorCard_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n  }\n"): (typeof documents)["\n  fragment SponsorCard_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorProfile_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n  }\n"): (typeof documents)["\n  fragment SponsorProfile_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorWall_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n  }\n"): (typeof documents)["\n  fragment SponsorWall_sponsor on Sponsor {\n    id\n    category\n    ...SponsorCard_sponsor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SponsorsPage {\n    sponsors {\n      id\n      category\n      ...SponsorProfile_sponsor\n      ...SponsorsJsonLd_sponsor\n    }\n  }\n"): (typeof documents)["\n  query SponsorsPage {\n    sponsors {\n      id\n      category\n      ...SponsorProfile_sponsor\n      ...SponsorsJsonLd_sponsor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n    createSponsorInquiry(input: $input) {\n      ... on CreateSponsorInquirySuccess {\n        receivedAt\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSponsorInquiry($input: CreateSponsorInquiryInput!) {\n    createSponsorInquiry(input: $input) {\n      ... on CreateSponsorInquirySuccess {\n        receivedAt\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      ... on DeleteSponsorSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteSponsor($input: DeleteSponsorInput!) {\n    deleteSponsor(input: $input) {\n      ... on DeleteSponsorSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageSponsorsPage($search: String, $category: SponsorCategory, $page: Int!, $upTo: String) {\n    allSponsors(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query ManageSponsorsPage($search: String, $category: SponsorCategory, $page: Int!, $upTo: String) {\n    allSponsors(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSponsor($input: CreateSponsorInput!) {\n    createSponsor(input: $input) {\n      ... on CreateSponsorSuccess {\n        sponsor {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSponsor($input: CreateSponsorInput!) {\n    createSponsor(input: $input) {\n      ... on CreateSponsorSuccess {\n        sponsor {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedSponsor_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    isVisible\n    order\n    updatedAt\n  }\n"): (typeof documents)["\n  fragment ManagedSponsor_sponsor on Sponsor {\n    id\n    name\n    category\n    logoUrl\n    website\n    description\n    isVisible\n    order\n    updatedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      ... on UpdateSponsorSuccess {\n        sponsor {\n          id\n          name\n          isVisible\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSponsor($input: UpdateSponsorInput!) {\n    updateSponsor(input: $input) {\n      ... on UpdateSponsorSuccess {\n        sponsor {\n          id\n          name\n          isVisible\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      ... on MoveSponsorSuccess {\n        sponsors {\n          id\n          order\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation MoveSponsor($input: MoveSponsorInput!) {\n    moveSponsor(input: $input) {\n      ... on MoveSponsorSuccess {\n        sponsors {\n          id\n          order\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageAllSponsors($category: SponsorCategory!, $page: Int!) {\n    allSponsors(category: $category, page: $page, pageSize: 100) {\n      pageCount\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ManageAllSponsors($category: SponsorCategory!, $page: Int!) {\n    allSponsors(category: $category, page: $page, pageSize: 100) {\n      pageCount\n      items {\n        id\n        ...ManagedSponsor_sponsor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SponsorsJsonLd_sponsor on Sponsor {\n    id\n    name\n    website\n  }\n"): (typeof documents)["\n  fragment SponsorsJsonLd_sponsor on Sponsor {\n    id\n    name\n    website\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StandingsPage($competition: String, $season: Int, $group: String, $round: Int) {\n    standings(competition: $competition, season: $season, group: $group, round: $round) {\n      competition\n      season {\n        year\n        label\n      }\n      group\n      round\n      competitions\n      groups\n      rounds\n      ...StandingsTable_standings\n    }\n    season(year: $season) {\n      year\n      label\n    }\n    seasons {\n      year\n      label\n    }\n  }\n"): (typeof documents)["\n  query StandingsPage($competition: String, $season: Int, $group: String, $round: Int) {\n    standings(competition: $competition, season: $season, group: $group, round: $round) {\n      competition\n      season {\n        year\n        label\n      }\n      group\n      round\n      competitions\n      groups\n      rounds\n      ...StandingsTable_standings\n    }\n    season(year: $season) {\n      year\n      label\n    }\n    seasons {\n      year\n      label\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StandingsTable_standings on Standings {\n    competition\n    order\n    zones {\n      kind\n      from\n      to\n    }\n    rows {\n      rank\n      position\n      movement\n      team\n      abbreviation\n      isClub\n      points\n      penalty\n      form\n      zone\n      tiedWith\n      tieExplanation\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment StandingsTable_standings on Standings {\n    competition\n    order\n    zones {\n      kind\n      from\n      to\n    }\n    rows {\n      rank\n      position\n      movement\n      team\n      abbreviation\n      isClub\n      points\n      penalty\n      form\n      zone\n      tiedWith\n      tieExplanation\n      total {\n        played\n        won\n        lost\n        scored\n        received\n      }\n      home {\n        won\n        lost\n      }\n      away {\n        won\n        lost\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditionDialog_edition on Edition {\n    id\n    competition\n    rules\n    zones {\n      kind\n      from\n      to\n    }\n    teams {\n      team {\n        id\n        name\n      }\n      group\n      penalty\n      withdrawn\n    }\n  }\n"): (typeof documents)["\n  fragment EditionDialog_edition on Edition {\n    id\n    competition\n    rules\n    zones {\n      kind\n      from\n      to\n    }\n    teams {\n      team {\n        id\n        name\n      }\n      group\n      penalty\n      withdrawn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEdition($input: UpdateEditionInput!) {\n    updateEdition(input: $input) {\n      ... on UpdateEditionSuccess {\n        edition {\n          id\n          ...EditionDialog_edition\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEdition($input: UpdateEditionInput!) {\n    updateEdition(input: $input) {\n      ... on UpdateEditionSuccess {\n        edition {\n          id\n          ...EditionDialog_edition\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GameForm_game on LeagueGame {\n    id\n    playedAt\n    homeTeam {\n      id\n      name\n    }\n    awayTeam {\n      id\n      name\n    }\n    homePoints\n    awayPoints\n    regulationPoints\n    forfeitBy\n  }\n"): (typeof documents)["\n  fragment GameForm_game on LeagueGame {\n    id\n    playedAt\n    homeTeam {\n      id\n      name\n    }\n    awayTeam {\n      id\n      name\n    }\n    homePoints\n    awayPoints\n    regulationPoints\n    forfeitBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLeagueGame($input: UpdateLeagueGameInput!) {\n    updateLeagueGame(input: $input) {\n      ... on UpdateLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLeagueGame($input: UpdateLeagueGameInput!) {\n    updateLeagueGame(input: $input) {\n      ... on UpdateLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteLeagueGame($input: DeleteLeagueGameInput!) {\n    deleteLeagueGame(input: $input) {\n      ... on DeleteLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteLeagueGame($input: DeleteLeagueGameInput!) {\n    deleteLeagueGame(input: $input) {\n      ... on DeleteLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageStandingsPage($competition: String, $season: Int, $round: Int) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    competitions {\n      id\n      name\n    }\n    teams {\n      id\n      name\n    }\n    edition(competition: $competition, season: $season) {\n      id\n      competition\n      ...EditionDialog_edition\n      round(number: $round) {\n        number\n        games {\n          id\n          playedAt\n          homeTeam {\n            id\n          }\n          awayTeam {\n            id\n          }\n          ...GameForm_game\n        }\n      }\n    }\n    standings(competition: $competition, season: $season) {\n      round\n      ...StandingsTable_standings\n    }\n  }\n"): (typeof documents)["\n  query ManageStandingsPage($competition: String, $season: Int, $round: Int) {\n    seasons {\n      year\n      label\n    }\n    season(year: $season) {\n      year\n    }\n    competitions {\n      id\n      name\n    }\n    teams {\n      id\n      name\n    }\n    edition(competition: $competition, season: $season) {\n      id\n      competition\n      ...EditionDialog_edition\n      round(number: $round) {\n        number\n        games {\n          id\n          playedAt\n          homeTeam {\n            id\n          }\n          awayTeam {\n            id\n          }\n          ...GameForm_game\n        }\n      }\n    }\n    standings(competition: $competition, season: $season) {\n      round\n      ...StandingsTable_standings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecordLeagueGame($input: RecordLeagueGameInput!) {\n    recordLeagueGame(input: $input) {\n      ... on RecordLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RecordLeagueGame($input: RecordLeagueGameInput!) {\n    recordLeagueGame(input: $input) {\n      ... on RecordLeagueGameSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatLine_line on StatLine {\n    seconds\n    points\n    twos {\n      made\n      attempted\n    }\n    threes {\n      made\n      attempted\n    }\n    freeThrows {\n      made\n      attempted\n    }\n    reboundsOffensive\n    reboundsDefensive\n    assists\n    steals\n    turnovers\n    blocks\n    fouls\n  }\n"): (typeof documents)["\n  fragment StatLine_line on StatLine {\n    seconds\n    points\n    twos {\n      made\n      attempted\n    }\n    threes {\n      made\n      attempted\n    }\n    freeThrows {\n      made\n      attempted\n    }\n    reboundsOffensive\n    reboundsDefensive\n    assists\n    steals\n    turnovers\n    blocks\n    fouls\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BoxScore_team on TeamSheet {\n    players {\n      key\n      shirt\n      name\n      isStarter\n      plusMinus\n      rating\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n"): (typeof documents)["\n  fragment BoxScore_team on TeamSheet {\n    players {\n      key\n      shirt\n      name\n      isStarter\n      plusMinus\n      rating\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LivePlays_statistics on MatchStatistics {\n    isFinal\n    latest: plays(last: 5) {\n      ...PlayLine_play\n    }\n  }\n"): (typeof documents)["\n  fragment LivePlays_statistics on MatchStatistics {\n    isFinal\n    latest: plays(last: 5) {\n      ...PlayLine_play\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchLeaders_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MatchLeaders_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MatchStatistics($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      statistics {\n        isProvisional\n        home {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        away {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        ...ShotChart_statistics\n      }\n    }\n  }\n"): (typeof documents)["\n  query MatchStatistics($id: ID!) {\n    match(id: $id) {\n      id\n      homeTeam\n      awayTeam\n      statistics {\n        isProvisional\n        home {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        away {\n          ...BoxScore_team\n          ...MatchLeaders_team\n          ...TeamComparison_team\n        }\n        ...ShotChart_statistics\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchStatistics_live on MatchStatistics {\n    updatedAt\n    ...LivePlays_statistics\n  }\n"): (typeof documents)["\n  fragment MatchStatistics_live on MatchStatistics {\n    updatedAt\n    ...LivePlays_statistics\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlayByPlay($id: ID!) {\n    match(id: $id) {\n      id\n      statistics {\n        plays {\n          ...PlayLine_play\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlayByPlay($id: ID!) {\n    match(id: $id) {\n      id\n      statistics {\n        plays {\n          ...PlayLine_play\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayLine_play on Play {\n    number\n    period\n    left\n    kind\n    side\n    name\n    isMade\n    home\n    away\n  }\n"): (typeof documents)["\n  fragment PlayLine_play on Play {\n    number\n    period\n    left\n    kind\n    side\n    name\n    isMade\n    home\n    away\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlayerRecord_player on Player {\n    name\n    seasons {\n      season\n      games\n      starts\n      totals {\n        ...StatLine_line\n      }\n    }\n    games {\n      key\n      hasPlayed\n      rating\n      line {\n        ...StatLine_line\n      }\n      match {\n        id\n        opponent\n        isHome\n        matchDate\n        result\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PlayerRecord_player on Player {\n    name\n    seasons {\n      season\n      games\n      starts\n      totals {\n        ...StatLine_line\n      }\n    }\n    games {\n      key\n      hasPlayed\n      rating\n      line {\n        ...StatLine_line\n      }\n      match {\n        id\n        opponent\n        isHome\n        matchDate\n        result\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeasonLeaders($season: Int) {\n    seasonRecords(season: $season) {\n      season\n      games\n      playerId\n      name\n      totals {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeasonLeaders($season: Int) {\n    seasonRecords(season: $season) {\n      season\n      games\n      playerId\n      name\n      totals {\n        points\n        reboundsOffensive\n        reboundsDefensive\n        assists\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ShotChart_statistics on MatchStatistics {\n    shots {\n      side\n      value\n      isMade\n      x\n      y\n    }\n  }\n"): (typeof documents)["\n  fragment ShotChart_statistics on MatchStatistics {\n    shots {\n      side\n      value\n      isMade\n      x\n      y\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamComparison_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n"): (typeof documents)["\n  fragment TeamComparison_team on TeamSheet {\n    players {\n      key\n      name\n      line {\n        ...StatLine_line\n      }\n    }\n    totals {\n      ...StatLine_line\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeedForm_match on Match {\n    id\n    status\n    feed {\n      address\n      lastReadAt\n      error\n      nextReadAt\n    }\n  }\n"): (typeof documents)["\n  fragment FeedForm_match on Match {\n    id\n    status\n    feed {\n      address\n      lastReadAt\n      error\n      nextReadAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMatchFeed($input: SetMatchFeedInput!) {\n    setMatchFeed(input: $input) {\n      ... on SetMatchFeedSuccess {\n        match {\n          id\n          ...FeedForm_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SetMatchFeed($input: SetMatchFeedInput!) {\n    setMatchFeed(input: $input) {\n      ... on SetMatchFeedSuccess {\n        match {\n          id\n          ...FeedForm_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GamePlayers_match on Match {\n    id\n    playerGames {\n      key\n      shirt\n      name\n      isChosen\n      player {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment GamePlayers_match on Match {\n    id\n    playerGames {\n      key\n      shirt\n      name\n      isChosen\n      player {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GamePlayers_player on Player {\n    id\n    dorsal\n    name\n  }\n"): (typeof documents)["\n  fragment GamePlayers_player on Player {\n    id\n    dorsal\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGamePlayer($input: SetGamePlayerInput!) {\n    setGamePlayer(input: $input) {\n      ... on SetGamePlayerSuccess {\n        match {\n          id\n          ...GamePlayers_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SetGamePlayer($input: SetGamePlayerInput!) {\n    setGamePlayer(input: $input) {\n      ... on SetGamePlayerSuccess {\n        match {\n          id\n          ...GamePlayers_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatisticsUpload_match on Match {\n    id\n    status\n    homeTeam\n    awayTeam\n    result\n    statistics {\n      source\n      updatedAt\n      isProvisional\n      home {\n        name\n        points\n      }\n      away {\n        name\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment StatisticsUpload_match on Match {\n    id\n    status\n    homeTeam\n    awayTeam\n    result\n    statistics {\n      source\n      updatedAt\n      isProvisional\n      home {\n        name\n        points\n      }\n      away {\n        name\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadMatchStatistics($input: UploadMatchStatisticsInput!) {\n    uploadMatchStatistics(input: $input) {\n      ... on UploadMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UploadMatchStatistics($input: UploadMatchStatisticsInput!) {\n    uploadMatchStatistics(input: $input) {\n      ... on UploadMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveMatchStatistics($id: ID!) {\n    removeMatchStatistics(id: $id) {\n      ... on RemoveMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveMatchStatistics($id: ID!) {\n    removeMatchStatistics(id: $id) {\n      ... on RemoveMatchStatisticsSuccess {\n        match {\n          id\n          hasStatistics\n          ...StatisticsUpload_match\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageTeamsPage {\n    teams {\n      id\n      name\n      abbreviation\n      colors\n      matchCount\n      venue {\n        name\n        city\n      }\n      ...TeamDialog_team\n    }\n    venues {\n      id\n      name\n      city\n    }\n  }\n"): (typeof documents)["\n  query ManageTeamsPage {\n    teams {\n      id\n      name\n      abbreviation\n      colors\n      matchCount\n      venue {\n        name\n        city\n      }\n      ...TeamDialog_team\n    }\n    venues {\n      id\n      name\n      city\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteTeam($input: DeleteTeamInput!) {\n    deleteTeam(input: $input) {\n      ... on DeleteTeamSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteTeam($input: DeleteTeamInput!) {\n    deleteTeam(input: $input) {\n      ... on DeleteTeamSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManageVenuesPage {\n    venues {\n      id\n      name\n      city\n      street\n      postalCode\n      ...VenueDialog_venue\n    }\n  }\n"): (typeof documents)["\n  query ManageVenuesPage {\n    venues {\n      id\n      name\n      city\n      street\n      postalCode\n      ...VenueDialog_venue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteVenue($input: DeleteVenueInput!) {\n    deleteVenue(input: $input) {\n      ... on DeleteVenueSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteVenue($input: DeleteVenueInput!) {\n    deleteVenue(input: $input) {\n      ... on DeleteVenueSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamDialog_team on Team {\n    id\n    name\n    ownAbbreviation\n    colors\n    crestUrl\n    venue {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment TeamDialog_team on Team {\n    id\n    name\n    ownAbbreviation\n    colors\n    crestUrl\n    venue {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ... on CreateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTeam($input: CreateTeamInput!) {\n    createTeam(input: $input) {\n      ... on CreateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTeam($input: UpdateTeamInput!) {\n    updateTeam(input: $input) {\n      ... on UpdateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTeam($input: UpdateTeamInput!) {\n    updateTeam(input: $input) {\n      ... on UpdateTeamSuccess {\n        team {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VenueDialog_venue on Venue {\n    id\n    name\n    city\n    street\n    postalCode\n    directions\n    mapUrl\n  }\n"): (typeof documents)["\n  fragment VenueDialog_venue on Venue {\n    id\n    name\n    city\n    street\n    postalCode\n    directions\n    mapUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateVenue($input: CreateVenueInput!) {\n    createVenue(input: $input) {\n      ... on CreateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateVenue($input: CreateVenueInput!) {\n    createVenue(input: $input) {\n      ... on CreateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateVenue($input: UpdateVenueInput!) {\n    updateVenue(input: $input) {\n      ... on UpdateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateVenue($input: UpdateVenueInput!) {\n    updateVenue(input: $input) {\n      ... on UpdateVenueSuccess {\n        venue {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GiftPage($id: ID!) {\n    ticketGift(id: $id) {\n      id\n      giverName\n      isOwn\n      obstacle\n      match {\n        id\n        ...MatchScoreboard_match\n      }\n    }\n  }\n"): (typeof documents)["\n  query GiftPage($id: ID!) {\n    ticketGift(id: $id) {\n      id\n      giverName\n      isOwn\n      obstacle\n      match {\n        id\n        ...MatchScoreboard_match\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptTicket($input: GiftIdInput!) {\n    acceptTicket(input: $input) {\n      ... on AcceptTicketSuccess {\n        ticket {\n          id\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptTicket($input: GiftIdInput!) {\n    acceptTicket(input: $input) {\n      ... on AcceptTicketSuccess {\n        ticket {\n          id\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GiveTicket($input: GiveTicketInput!) {\n    giveTicket(input: $input) {\n      ... on GiveTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation GiveTicket($input: GiveTicketInput!) {\n    giveTicket(input: $input) {\n      ... on GiveTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextMatch_match on Match {\n    id\n    matchDate\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n  }\n"): (typeof documents)["\n  fragment NextMatch_match on Match {\n    id\n    matchDate\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextMatchPage {\n    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {\n      items {\n        id\n        isHome\n        location\n        status\n        ...NextMatch_match\n        ...MatchGuide_match\n        ...NextMatchSeo_match\n        ...TicketCard_match\n      }\n    }\n  }\n"): (typeof documents)["\n  query NextMatchPage {\n    matches(filter: { upcoming: true, home: true }, page: 1, pageSize: 6) {\n      items {\n        id\n        isHome\n        location\n        status\n        ...NextMatch_match\n        ...MatchGuide_match\n        ...NextMatchSeo_match\n        ...TicketCard_match\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NextMatchSeo_match on Match {\n    homeTeam\n    awayTeam\n    matchDate\n    location\n    isOnSale\n    ticketPrice\n    ...MatchJsonLd_match\n  }\n"): (typeof documents)["\n  fragment NextMatchSeo_match on Match {\n    homeTeam\n    awayTeam\n    matchDate\n    location\n    isOnSale\n    ticketPrice\n    ...MatchJsonLd_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnWaits {\n    viewer {\n      id\n      seatWaits {\n        place\n        offeredUntil\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnWaits {\n    viewer {\n      id\n      seatWaits {\n        place\n        offeredUntil\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchasePanel_match on Match {\n    id\n    opponent\n    isHome\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n    isWaitingListOpen\n  }\n"): (typeof documents)["\n  fragment PurchasePanel_match on Match {\n    id\n    opponent\n    isHome\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n    isWaitingListOpen\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnTicket($input: TicketIdInput!) {\n    returnTicket(input: $input) {\n      ... on ReturnTicketSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ReturnTicket($input: TicketIdInput!) {\n    returnTicket(input: $input) {\n      ... on ReturnTicketSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketActions_ticket on Ticket {\n    id\n    admission {\n      at\n    }\n    canReturn\n    returnsUntil\n    pricePaid\n    paidBy\n    receipt\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n    }\n  }\n"): (typeof documents)["\n  fragment TicketActions_ticket on Ticket {\n    id\n    admission {\n      at\n    }\n    canReturn\n    returnsUntil\n    pricePaid\n    paidBy\n    receipt\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepTicket($input: TicketIdInput!) {\n    keepTicket(input: $input) {\n      ... on KeepTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation KeepTicket($input: TicketIdInput!) {\n    keepTicket(input: $input) {\n      ... on KeepTicketSuccess {\n        ticket {\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n"): (typeof documents)["\n  fragment TicketCard_match on Match {\n    id\n    subject\n    opponent\n    homeAbbreviation\n    awayAbbreviation\n    isHome\n    matchDate\n    competition\n    location\n    status\n    ticketPrice\n    ticketsAvailable\n    isOnSale\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketPurchasePage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n    ...PurchasePanel_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n"): (typeof documents)["\n  fragment TicketPurchasePage_match on Match {\n    id\n    homeTeam\n    awayTeam\n    isHome\n    matchDate\n    location\n    status\n    isOnSale\n    ticketPrice\n    ...MatchScoreboard_match\n    ...PurchasePanel_match\n    ...MatchGuide_match\n    ...MatchJsonLd_match\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketPurchasePage($id: ID!) {\n    paymentWay\n    match(id: $id) {\n      ...TicketPurchasePage_match\n    }\n  }\n"): (typeof documents)["\n  query TicketPurchasePage($id: ID!) {\n    paymentWay\n    match(id: $id) {\n      ...TicketPurchasePage_match\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketStub_ticket on Ticket {\n    id\n    qrCode\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    holder {\n      id\n      name\n    }\n    match {\n      id\n      subject\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment TicketStub_ticket on Ticket {\n    id\n    qrCode\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    holder {\n      id\n      name\n    }\n    match {\n      id\n      subject\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketsPage($page: Int!, $pageSize: Int!) {\n    matches(filter: { upcoming: true, home: true }, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        ...TicketCard_match\n        ...MatchJsonLd_match\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketsPage($page: Int!, $pageSize: Int!) {\n    matches(filter: { upcoming: true, home: true }, page: $page, pageSize: $pageSize) {\n      pageCount\n      items {\n        id\n        ...TicketCard_match\n        ...MatchJsonLd_match\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchGuide_match on Match {\n    isHome\n    location\n    status\n    venue {\n      city\n      street\n      postalCode\n      directions\n      mapUrl\n    }\n  }\n"): (typeof documents)["\n  fragment MatchGuide_match on Match {\n    isHome\n    location\n    status\n    venue {\n      city\n      street\n      postalCode\n      directions\n      mapUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingList_wait on SeatWait {\n    place\n    offeredUntil\n  }\n"): (typeof documents)["\n  fragment WaitingList_wait on SeatWait {\n    place\n    offeredUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SeatWait($matchId: ID!) {\n    viewer {\n      id\n      seatWait(matchId: $matchId) {\n        match {\n          id\n        }\n        ...WaitingList_wait\n      }\n    }\n  }\n"): (typeof documents)["\n  query SeatWait($matchId: ID!) {\n    viewer {\n      id\n      seatWait(matchId: $matchId) {\n        match {\n          id\n        }\n        ...WaitingList_wait\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      ... on JoinWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation JoinWaitingList($input: WaitingListInput!) {\n    joinWaitingList(input: $input) {\n      ... on JoinWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      ... on LeaveWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveWaitingList($input: WaitingListInput!) {\n    leaveWaitingList(input: $input) {\n      ... on LeaveWaitingListSuccess {\n        match {\n          id\n          ticketsAvailable\n          isOnSale\n          isWaitingListOpen\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttendeesPage(\n    $matchId: ID!\n    $search: String\n    $order: AttendeeOrder\n    $states: [TicketState!]\n    $page: Int!\n    $upTo: String\n  ) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        subject\n        opponent\n        matchDate\n        isHome\n        status\n        returnHours\n        offerMinutes\n        hasWaitingList\n      }\n      sold\n      ...SaleFigures_sale\n    }\n    attendees(\n      matchId: $matchId\n      search: $search\n      order: $order\n      states: $states\n      page: $page\n      upTo: $upTo\n      pageSize: 50\n    ) {\n      items {\n        ...AttendeeRow_attendee\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    waitingList(matchId: $matchId) {\n      ...WaitingPeople_person\n    }\n    refunds(matchId: $matchId) {\n      ...Refunds_refund\n    }\n  }\n"): (typeof documents)["\n  query AttendeesPage(\n    $matchId: ID!\n    $search: String\n    $order: AttendeeOrder\n    $states: [TicketState!]\n    $page: Int!\n    $upTo: String\n  ) {\n    matchSale(matchId: $matchId) {\n      match {\n        id\n        subject\n        opponent\n        matchDate\n        isHome\n        status\n        returnHours\n        offerMinutes\n        hasWaitingList\n      }\n      sold\n      ...SaleFigures_sale\n    }\n    attendees(\n      matchId: $matchId\n      search: $search\n      order: $order\n      states: $states\n      page: $page\n      upTo: $upTo\n      pageSize: 50\n    ) {\n      items {\n        ...AttendeeRow_attendee\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    waitingList(matchId: $matchId) {\n      ...WaitingPeople_person\n    }\n    refunds(matchId: $matchId) {\n      ...Refunds_refund\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllAttendees($matchId: ID!) {\n    allAttendees(matchId: $matchId) {\n      ticketId\n      name\n      email\n      purchaseDate\n      pricePaid\n      paidBy\n    }\n  }\n"): (typeof documents)["\n  query AllAttendees($matchId: ID!) {\n    allAttendees(matchId: $matchId) {\n      ticketId\n      name\n      email\n      purchaseDate\n      pricePaid\n      paidBy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelTicket($input: CancelTicketInput!) {\n    cancelTicket(input: $input) {\n      ... on CancelTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CancelTicket($input: CancelTicketInput!) {\n    cancelTicket(input: $input) {\n      ... on CancelTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueComplimentaryTicket($input: IssueTicketInput!) {\n    issueComplimentaryTicket(input: $input) {\n      ... on IssueComplimentaryTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation IssueComplimentaryTicket($input: IssueTicketInput!) {\n    issueComplimentaryTicket(input: $input) {\n      ... on IssueComplimentaryTicketSuccess {\n        ticketId\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Refunds_refund on Refund {\n    ticketId\n    name\n    email\n    amount\n    paidBy\n  }\n"): (typeof documents)["\n  fragment Refunds_refund on Refund {\n    ticketId\n    name\n    email\n    amount\n    paidBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaleFigures_sale on MatchSale {\n    match {\n      id\n      ticketsHeld\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n"): (typeof documents)["\n  fragment SaleFigures_sale on MatchSale {\n    match {\n      id\n      ticketsHeld\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...SaleRow_sale\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"): (typeof documents)["\n  query TicketSalesPage($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 25) {\n      items {\n        ...SaleRow_sale\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketSaleExport($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        ...SaleRow_sale\n      }\n      pageCount\n      upTo\n    }\n  }\n"): (typeof documents)["\n  query TicketSaleExport($filter: MatchSaleFilter!, $page: Int!, $upTo: String) {\n    matchSales(filter: $filter, page: $page, upTo: $upTo, pageSize: 100) {\n      items {\n        ...SaleRow_sale\n      }\n      pageCount\n      upTo\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTicketSettings($input: TicketSettingsInput!) {\n    updateTicketSettings(input: $input) {\n      ... on UpdateTicketSettingsSuccess {\n        match {\n          id\n          returnHours\n          offerMinutes\n          hasWaitingList\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTicketSettings($input: TicketSettingsInput!) {\n    updateTicketSettings(input: $input) {\n      ... on UpdateTicketSettingsSuccess {\n        match {\n          id\n          returnHours\n          offerMinutes\n          hasWaitingList\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WaitingPeople_person on WaitingPerson {\n    userId\n    name\n    email\n    since\n    offeredUntil\n  }\n"): (typeof documents)["\n  fragment WaitingPeople_person on WaitingPerson {\n    userId\n    name\n    email\n    since\n    offeredUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttendeeRow_attendee on Attendee {\n    ticketId\n    name\n    email\n    purchaseDate\n    state\n    endReason\n    pricePaid\n    paidBy\n  }\n"): (typeof documents)["\n  fragment AttendeeRow_attendee on Attendee {\n    ticketId\n    name\n    email\n    purchaseDate\n    state\n    endReason\n    pricePaid\n    paidBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SaleRow_sale on MatchSale {\n    match {\n      id\n      subject\n      opponent\n      matchDate\n      status\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n"): (typeof documents)["\n  fragment SaleRow_sale on MatchSale {\n    match {\n      id\n      subject\n      opponent\n      matchDate\n      status\n    }\n    sold\n    left\n    price\n    takings\n    refundDue\n    refunded\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTickets {\n    viewer {\n      id\n      tickets {\n        id\n        match {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnTickets {\n    viewer {\n      id\n      tickets {\n        id\n        match {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTicket($matchId: ID!) {\n    viewer {\n      id\n      ticketFor(matchId: $matchId) {\n        id\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnTicket($matchId: ID!) {\n    viewer {\n      id\n      ticketFor(matchId: $matchId) {\n        id\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedTickets_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      location\n      status\n    }\n    ...TicketStub_ticket\n  }\n"): (typeof documents)["\n  fragment SavedTickets_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      location\n      status\n    }\n    ...TicketStub_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedTickets {\n    viewer {\n      id\n      tickets {\n        id\n        ...SavedTickets_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedTickets {\n    viewer {\n      id\n      tickets {\n        id\n        ...SavedTickets_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseTicket($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      ... on PurchaseTicketSuccess {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n          match {\n            id\n            ticketsAvailable\n            isOnSale\n          }\n        }\n      }\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseTicket($input: PurchaseTicketInput!) {\n    purchaseTicket(input: $input) {\n      ... on PurchaseTicketSuccess {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n          match {\n            id\n            ticketsAvailable\n            isOnSale\n          }\n        }\n      }\n      ... on PaymentRequired {\n        order {\n          id\n          address\n        }\n      }\n      ... on TicketAlreadyOwnedError {\n        ticket {\n          id\n          ...TicketStub_ticket\n          ...TicketActions_ticket\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketToday {\n    viewer {\n      id\n      ticketToday {\n        id\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketToday {\n    viewer {\n      id\n      ticketToday {\n        id\n        match {\n          id\n          homeTeam\n          awayTeam\n          matchDate\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ... on RequestPasswordResetSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ... on RequestPasswordResetSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ... on ResetPasswordSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ... on ResetPasswordSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      ... on VerifyEmailSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($input: VerifyEmailInput!) {\n    verifyEmail(input: $input) {\n      ... on VerifyEmailSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      ... on SetUserRightsSuccess {\n        user {\n          id\n          rights\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRights($input: SetUserRightsInput!) {\n    setUserRights(input: $input) {\n      ... on SetUserRightsSuccess {\n        user {\n          id\n          rights\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetSecondFactor($userId: ID!) {\n    resetSecondFactor(input: { userId: $userId }) {\n      ... on ResetSecondFactorSuccess {\n        user {\n          id\n          hasSecondFactor\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ResetSecondFactor($userId: ID!) {\n    resetSecondFactor(input: { userId: $userId }) {\n      ... on ResetSecondFactorSuccess {\n        user {\n          id\n          hasSecondFactor\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactorRolesPage {\n    secondFactorRoles\n    viewer {\n      id\n      hasSecondFactor\n    }\n  }\n"): (typeof documents)["\n  query SecondFactorRolesPage {\n    secondFactorRoles\n    viewer {\n      id\n      hasSecondFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequireSecondFactor($roles: [Role!]!, $seen: [Role!]) {\n    requireSecondFactor(input: { roles: $roles, seen: $seen }) {\n      roles\n    }\n  }\n"): (typeof documents)["\n  mutation RequireSecondFactor($roles: [Role!]!, $seen: [Role!]) {\n    requireSecondFactor(input: { roles: $roles, seen: $seen }) {\n      roles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      ... on CreateUserSuccess {\n        user {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CreateUser($input: CreateUserInput!) {\n    createUser(input: $input) {\n      ... on CreateUserSuccess {\n        user {\n          id\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ... on UpdateUserSuccess {\n        user {\n          id\n          name\n          email\n          role\n          roles\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      ... on UpdateUserSuccess {\n        user {\n          id\n          name\n          email\n          role\n          roles\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsersPage(\n    $search: String\n    $role: Role\n    $sort: UserSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    users(\n      search: $search\n      role: $role\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...UserRow_user\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    secondFactorRoles\n  }\n"): (typeof documents)["\n  query UsersPage(\n    $search: String\n    $role: Role\n    $sort: UserSort!\n    $descending: Boolean!\n    $page: Int!\n    $upTo: String\n  ) {\n    users(\n      search: $search\n      role: $role\n      sort: $sort\n      descending: $descending\n      page: $page\n      upTo: $upTo\n      pageSize: 25\n    ) {\n      items {\n        id\n        ...UserRow_user\n      }\n      totalCount\n      pageCount\n      upTo\n      newCount\n    }\n    secondFactorRoles\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteUser($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      ... on DeleteUserSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteUser($input: DeleteUserInput!) {\n    deleteUser(input: $input) {\n      ... on DeleteUserSuccess {\n        id\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    hasSecondFactor\n  }\n"): (typeof documents)["\n  fragment UserRow_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    hasSecondFactor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailVerification {\n    viewer {\n      id\n      emailVerified\n    }\n  }\n"): (typeof documents)["\n  query EmailVerification {\n    viewer {\n      id\n      emailVerified\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailVerification {\n    requestEmailVerification {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnTicketLists_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      status\n    }\n    ...OwnTicketRow_ticket\n  }\n"): (typeof documents)["\n  fragment OwnTicketLists_ticket on Ticket {\n    id\n    match {\n      id\n      matchDate\n      status\n    }\n    ...OwnTicketRow_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnTicketRow_ticket on Ticket {\n    id\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      result\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment OwnTicketRow_ticket on Ticket {\n    id\n    admission {\n      at\n      gate\n    }\n    changedFrom {\n      matchDate\n      location\n    }\n    canGive\n    gift {\n      email\n    }\n    match {\n      id\n      homeTeam\n      awayTeam\n      matchDate\n      competition\n      location\n      result\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnTicketsPanel {\n    viewer {\n      id\n      tickets {\n        id\n        ...OwnTicketLists_ticket\n        ...SavedTickets_ticket\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnTicketsPanel {\n    viewer {\n      id\n      tickets {\n        id\n        ...OwnTicketLists_ticket\n        ...SavedTickets_ticket\n        ...TicketStub_ticket\n        ...TicketActions_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecondFactor {\n    viewer {\n      id\n      hasSecondFactor\n      needsSecondFactor\n    }\n  }\n"): (typeof documents)["\n  query SecondFactor {\n    viewer {\n      id\n      hasSecondFactor\n      needsSecondFactor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondFactor($password: String!, $code: String!) {\n    removeSecondFactor(input: { password: $password, code: $code }) {\n      ... on RemoveSecondFactorSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSecondFactor($password: String!, $code: String!) {\n    removeSecondFactor(input: { password: $password, code: $code }) {\n      ... on RemoveSecondFactorSuccess {\n        done\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginSecondFactor($password: String!) {\n    beginSecondFactor(input: { password: $password }) {\n      ... on BeginSecondFactorSuccess {\n        secret\n        uri\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation BeginSecondFactor($password: String!) {\n    beginSecondFactor(input: { password: $password }) {\n      ... on BeginSecondFactorSuccess {\n        secret\n        uri\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(input: { code: $code }) {\n      ... on ConfirmSecondFactorSuccess {\n        recoveryCodes\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSecondFactor($code: String!) {\n    confirmSecondFactor(input: { code: $code }) {\n      ... on ConfirmSecondFactorSuccess {\n        recoveryCodes\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseAccount($password: String!) {\n    closeAccount(input: { password: $password }) {\n      ... on CloseAccountSuccess {\n        closed\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation CloseAccount($password: String!) {\n    closeAccount(input: { password: $password }) {\n      ... on CloseAccountSuccess {\n        closed\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation Login($input: LoginInput!) {\n    login(input: $input) {\n      ... on LoginSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      ... on RegisterSuccess {\n        user {\n          id\n          ...Viewer_user\n        }\n      }\n      ...MutationFailure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    needsSecondFactor\n  }\n"): (typeof documents)["\n  fragment Viewer_user on User {\n    id\n    name\n    email\n    role\n    roles\n    rights\n    registrationDate\n    needsSecondFactor\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      ...Viewer_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CertificateWarning_dashboard on Dashboard {\n    appleWalletEndsAt\n  }\n"): (typeof documents)["\n  fragment CertificateWarning_dashboard on Dashboard {\n    appleWalletEndsAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketWallets {\n    ticketWallets\n  }\n"): (typeof documents)["\n  query TicketWallets {\n    ticketWallets\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MutationFailure on UserError {\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment MutationFailure on UserError {\n    message\n    ... on ValidationError {\n      fields {\n        path\n        message\n      }\n    }\n    ... on EditConflictError {\n      fields {\n        path\n        message\n        current\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommercialPage {\n    products(pageSize: 1) {\n      totalCount\n    }\n    matchSales(pageSize: 1) {\n      totalCount\n    }\n    memberships(pageSize: 1) {\n      totalCount\n    }\n    sponsorInquiries(pageSize: 1) {\n      totalCount\n    }\n    abonosToReview(pageSize: 1) {\n      totalCount\n    }\n    allSponsors(pageSize: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CommercialPage {\n    products(pageSize: 1) {\n      totalCount\n    }\n    matchSales(pageSize: 1) {\n      totalCount\n    }\n    memberships(pageSize: 1) {\n      totalCount\n    }\n    sponsorInquiries(pageSize: 1) {\n      totalCount\n    }\n    abonosToReview(pageSize: 1) {\n      totalCount\n    }\n    allSponsors(pageSize: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContentPage {\n    allNews(pageSize: 1) {\n      totalCount\n    }\n    allNewsCategories {\n      id\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query ContentPage {\n    allNews(pageSize: 1) {\n      totalCount\n    }\n    allNewsCategories {\n      id\n    }\n    reported: moderatedComments(queue: REPORTED, pageSize: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SportsPage {\n    staffMatches(pageSize: 1) {\n      totalCount\n    }\n    staffPlayers(pageSize: 1) {\n      totalCount\n    }\n    competitions {\n      id\n    }\n    seasons {\n      year\n    }\n    teams {\n      id\n    }\n    venues {\n      id\n    }\n  }\n"): (typeof documents)["\n  query SportsPage {\n    staffMatches(pageSize: 1) {\n      totalCount\n    }\n    staffPlayers(pageSize: 1) {\n      totalCount\n    }\n    competitions {\n      id\n    }\n    seasons {\n      year\n    }\n    teams {\n      id\n    }\n    venues {\n      id\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;