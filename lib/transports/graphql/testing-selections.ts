/** A good selection of each root field: a field that is missing here fails the test of authorization. */
export const SELECTIONS: Record<string, string> = {
  me: "{ me { id email } }",
  profile: '{ profile(handle: "somebody") { id } }',
  profiles: "{ profiles { edges { node { id } } } }",
  categories: "{ categories { slug } }",
  posts: "{ posts { edges { node { id } } } }",
  post: '{ post(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  orders: "{ orders { edges { node { id } } } }",
  order: '{ order(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  purchases: "{ purchases { edges { node { id } } } }",
  offers: "{ offers { edges { node { productId } } } }",
  saved: "{ saved { edges { node { id } } } }",
  saveItem: 'mutation { saveItem(input: {id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d"}, idempotencyKey: "k") { replayed } }',
  removeSavedItem:
    'mutation { removeSavedItem(id: "crt_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  savedSearches: "{ savedSearches { edges { node { id } } } }",
  saveSearch: 'mutation { saveSearch(input: {criteria: {query: "logo"}}, idempotencyKey: "k") { replayed } }',
  updateSavedSearch:
    'mutation { updateSavedSearch(id: "srch_01k5s3v9n6e8wbr4q2ycx7th0d", input: {mail: false}, idempotencyKey: "k") { replayed } }',
  removeSavedSearch:
    'mutation { removeSavedSearch(id: "srch_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  purchase: '{ purchase(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  approvals: "{ approvals { edges { node { id } } } }",
  acceptPurchase:
    'mutation { acceptPurchase(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  requestPurchaseRevision:
    'mutation { requestPurchaseRevision(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {note: "More."}, idempotencyKey: "k") { replayed } }',
  submitPurchaseBrief:
    'mutation { submitPurchaseBrief(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {brief: "B", answerList: ["size=A4"]}, idempotencyKey: "k") { replayed } }',
  draftReview:
    'mutation { draftReview(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {rating: 5}, idempotencyKey: "k") { replayed } }',
  proposeDueDate:
    'mutation { proposeDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {dueAt: "2026-12-18T17:00:00.000Z", reason: "Why."}, idempotencyKey: "k") { replayed } }',
  answerDueDate:
    'mutation { answerDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {accept: true, dueAt: "2026-12-18T17:00:00.000Z"}, idempotencyKey: "k") { replayed } }',
  proposePurchaseDueDate:
    'mutation { proposePurchaseDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {dueAt: "2026-12-18T17:00:00.000Z", reason: "Why."}, idempotencyKey: "k") { replayed } }',
  answerPurchaseDueDate:
    'mutation { answerPurchaseDueDate(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {accept: true, dueAt: "2026-12-18T17:00:00.000Z"}, idempotencyKey: "k") { replayed } }',
  cancelOrder:
    'mutation { cancelOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  refundOrder:
    'mutation { refundOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  orderSettlement: '{ orderSettlement(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { orderId } }',
  purchaseSettlement: '{ purchaseSettlement(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d") { orderId } }',
  ...settlingSelections(),
  ...developingSelections(),
  publishPost: 'mutation { publishPost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  unpublishPost: 'mutation { unpublishPost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  askCreator: 'mutation { askCreator(input: {handle: "somebody", body: "B"}, idempotencyKey: "k") { replayed } }',
  markThreadRead: 'mutation { markThreadRead(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  blockThread: 'mutation { blockThread(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  unblockThread: 'mutation { unblockThread(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  messageOrder:
    'mutation { messageOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {body: "B"}, idempotencyKey: "k") { replayed } }',
  messagePurchase:
    'mutation { messagePurchase(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {body: "B"}, idempotencyKey: "k") { replayed } }',
  deliverOrder:
    'mutation { deliverOrder(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", input: {message: "M"}, idempotencyKey: "k") { replayed } }',
  bookSlot:
    'mutation { bookSlot(input: {handle: "somebody", startsAt: "2026-11-24T13:00:00.000Z", timezone: "UTC"}, idempotencyKey: "k") { replayed } }',
  cancelBooking: 'mutation { cancelBooking(id: "book_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  rescheduleBooking:
    'mutation { rescheduleBooking(id: "book_01k5s3v9n6e8wbr4q2ycx7th0d", input: {startsAt: "2026-11-24T13:00:00.000Z"}, idempotencyKey: "k") { replayed } }',
  markBooking:
    'mutation { markBooking(id: "book_01k5s3v9n6e8wbr4q2ycx7th0d", input: {status: "COMPLETED"}, idempotencyKey: "k") { replayed } }',
  saveBookingHours:
    'mutation { saveBookingHours(input: {open: true, title: "T", description: "", timezone: "UTC", weekly: [{day: 1, from: "09:00", to: "12:00"}], slotMinutes: 30, bufferMinutes: 0, noticeHours: 24, horizonDays: 28, locationKind: video, location: ""}, idempotencyKey: "k") { replayed } }',
  bookingTypes: "{ bookingTypes { id slug } }",
  createBookingType:
    'mutation { createBookingType(input: {title: "T", slotMinutes: 30}, idempotencyKey: "k") { replayed } }',
  updateBookingType:
    'mutation { updateBookingType(id: "btype_01k5s3v9n6e8wbr4q2ycx7th0d", input: {title: "T"}, idempotencyKey: "k") { replayed } }',
  deleteBookingType:
    'mutation { deleteBookingType(id: "btype_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  bookingFeed: "{ bookingFeed { createdAt } }",
  createBookingFeed: 'mutation { createBookingFeed(idempotencyKey: "k") { replayed } }',
  deleteBookingFeed: 'mutation { deleteBookingFeed(idempotencyKey: "k") { replayed } }',
  createBookingBlock:
    'mutation { createBookingBlock(input: {firstDay: "2026-12-24", lastDay: "2026-12-25", note: ""}, idempotencyKey: "k") { replayed } }',
  deleteBookingBlock:
    'mutation { deleteBookingBlock(id: "block_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  createProduct:
    'mutation { createProduct(input: {kind: flat, name: "N", priceCents: 1000, deliveryDays: 1, status: "draft"}, idempotencyKey: "k") { replayed } }',
  updateProduct:
    'mutation { updateProduct(id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", input: {summary: "S"}, idempotencyKey: "k") { replayed } }',
  archiveProduct:
    'mutation { archiveProduct(id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  publishProduct:
    'mutation { publishProduct(id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  reorderProducts: 'mutation { reorderProducts(input: {ids: []}, idempotencyKey: "k") { replayed } }',
  createTier:
    'mutation { createTier(input: {name: "N", priceCents: 700, interval: month}, idempotencyKey: "k") { replayed } }',
  updateTier:
    'mutation { updateTier(id: "tier_01k5s3v9n6e8wbr4q2ycx7th0d", input: {active: false}, idempotencyKey: "k") { replayed } }',
  setAvailability: 'mutation { setAvailability(input: {open: true}, idempotencyKey: "k") { replayed } }',
  answerIntro:
    'mutation { answerIntro(id: "intro_01k5s3v9n6e8wbr4q2ycx7th0d", input: {answer: "decline"}, idempotencyKey: "k") { replayed } }',
  answerBrief:
    'mutation { answerBrief(id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d", input: {answer: "pass"}, idempotencyKey: "k") { replayed } }',
  offerToBrief:
    'mutation { offerToBrief(id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d", input: {productId: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", title: "T", scope: "S", amountCents: 100, deliveryDays: 1}, idempotencyKey: "k") { replayed } }',
  postBrief:
    'mutation { postBrief(input: {brief: "A mark and icons for a ferry line."}, idempotencyKey: "k") { replayed } }',
  replyToReview:
    'mutation { replyToReview(id: "rev_01k5s3v9n6e8wbr4q2ycx7th0d", input: {body: "Thank you."}, idempotencyKey: "k") { replayed } }',
  createReport:
    'mutation { createReport(input: {subject: {kind: "post", id: "post_01k5s3v9n6e8wbr4q2ycx7th0d"}, reason: "stolen_work", words: ""}, idempotencyKey: "k") { replayed } }',
  saveFounderCard:
    'mutation { saveFounderCard(input: {building: "B", stage: seed}, idempotencyKey: "k") { replayed } }',
  slots: '{ slots(handle: "somebody") { slots } }',
  bookingHours: "{ bookingHours { open weekly { day from to } } }",
  bookingBlocks: "{ bookingBlocks { id } }",
  product: '{ product(id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  members: "{ members { edges { node { id tier { name } } } } }",
  availability: "{ availability { open } }",
  intros: "{ intros { edges { node { id } } } }",
  closePostedBrief:
    'mutation { closePostedBrief(id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  briefs: "{ briefs { edges { node { id } } } }",
  postedBriefs: "{ postedBriefs { edges { node { id } } } }",
  postedBrief: '{ postedBrief(id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  founderCard: "{ founderCard { building } }",
  billing: "{ billing { tier invoices { id } } }",
  products: "{ products { edges { node { id } } } }",
  bookings: "{ bookings { edges { node { id } } } }",
  tiers: "{ tiers { edges { node { id } } } }",
  reputation: '{ reputation(handle: "somebody") { handle } }',
  webhookEndpoints: "{ webhookEndpoints { edges { node { id } } } }",
  events: "{ events { edges { node { id } } } }",
  founders: "{ founders { edges { node { handle } } } }",
  analyticsOverview: "{ analyticsOverview { members } }",
  cohortRetention: "{ cohortRetention { week } }",
  auditLog: "{ auditLog { edges { node { id } } } }",
  account: "{ account { name email profile { handle } } }",
  agents: "{ agents { edges { node { id } } } }",
  agentRuns: "{ agentRuns { edges { node { id steps { n } } } } }",
  agentRun: '{ agentRun(id: "run_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  agentCosts: "{ agentCosts { runs } }",
  threads: "{ threads { edges { node { id } } } }",
  messages: '{ messages(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d") { edges { node { id } } } }',
  sendMessage:
    'mutation { sendMessage(id: "thr_01k5s3v9n6e8wbr4q2ycx7th0d", input: {body: "B"}, idempotencyKey: "k") { replayed } }',
  updateProfile: 'mutation { updateProfile(input: {tagline: "T"}, idempotencyKey: "k") { profile { id } } }',
  createPortfolioPiece:
    'mutation { createPortfolioPiece(input: {title: "T", media: [{mediaId: "med_01k5s3v9n6e8wbr4q2ycx7th0d"}]}, idempotencyKey: "k") { replayed } }',
  updatePortfolioPiece:
    'mutation { updatePortfolioPiece(id: "piece_01k5s3v9n6e8wbr4q2ycx7th0d", input: {position: 0}, idempotencyKey: "k") { replayed } }',
  deletePortfolioPiece:
    'mutation { deletePortfolioPiece(id: "piece_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  quotes: "{ quotes { edges { node { id } } } }",
  quote: '{ quote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  requestQuote: 'mutation { requestQuote(input: {handle: "somebody", brief: "b"}, idempotencyKey: "k") { replayed } }',
  offerQuote:
    'mutation { offerQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {productId: "prod_01k5s3v9n6e8wbr4q2ycx7th0d", title: "T", scope: "S", amountCents: 100, deliveryDays: 1}, idempotencyKey: "k") { replayed } }',
  declineQuote:
    'mutation { declineQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  withdrawQuote:
    'mutation { withdrawQuote(id: "qt_01k5s3v9n6e8wbr4q2ycx7th0d", input: {}, idempotencyKey: "k") { replayed } }',
  createPost: 'mutation { createPost(input: {title: "T"}, idempotencyKey: "k") { post { id } } }',
  updatePost:
    'mutation { updatePost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", input: {title: "T"}, idempotencyKey: "k") { post { id } } }',
  deletePost: 'mutation { deletePost(id: "post_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { post { id } } }',
  createWebhookEndpoint:
    'mutation { createWebhookEndpoint(input: {url: "https://example.com/h"}, idempotencyKey: "k") { secret } }',
  disableWebhookEndpoint:
    'mutation { disableWebhookEndpoint(id: "whe_01k5s3v9n6e8wbr4q2ycx7th0d", idempotencyKey: "k") { replayed } }',
  requestIntro:
    'mutation { requestIntro(input: {handle: "somebody", note: "n", callbackUrl: "https://example.com/a"}, idempotencyKey: "k") { replayed } }',
};

function settlingSelections(): Record<string, string> {
  const said = '{body: "It was empty."}';
  const proposed = '{kind: "refund_all"}';
  const accepted = '{proposalId: "prop_01k5s3v9n6e8wbr4q2ycx7th0d"}';
  const inputs = {
    declineCancelOrder: '{reason: "Nearly done."}',
    addOrderStatement: said,
    proposeForOrder: proposed,
    acceptForOrder: accepted,
    retryRefund: '{refundId: "rfd_01k5s3v9n6e8wbr4q2ycx7th0d"}',
    cancelPurchase: '{reason: "No need."}',
    disputePurchase: '{reason: "Nothing in it works."}',
    addPurchaseStatement: said,
    proposeForPurchase: proposed,
    acceptForPurchase: accepted,
    tipPurchase: "{amountCents: 500}",
  };
  const of = (name: string, input: string) =>
    `mutation { ${name}(id: "ord_01k5s3v9n6e8wbr4q2ycx7th0d", ${input}idempotencyKey: "k") { replayed } }`;
  const taking = Object.entries(inputs).map(([name, input]) => [name, of(name, `input: ${input}, `)]);
  const bare = ["refundTip", "withdrawCancelPurchase"].map((name) => [name, of(name, "")]);
  return Object.fromEntries([...taking, ...bare]);
}

function developingSelections(): Record<string, string> {
  const id = (prefix: string) => `id: "${prefix}_01k5s3v9n6e8wbr4q2ycx7th0d"`;
  const of = (name: string, args: string) => `mutation { ${name}(${args}, idempotencyKey: "k") { replayed } }`;
  const mutations = {
    createOrder: 'input: {handle: "somebody"}',
    createAgent: 'input: {name: "Scout"}',
    updateAgent: `${id("agent")}, input: {name: "Scout"}`,
    archiveAgent: id("agent"),
    planIntent: `${id("agent")}, input: {intent: "Find a logo designer"}`,
    startAgentRun: `${id("agent")}, input: {input: "Find a logo designer"}`,
    startRun: `input: {agentId: "agent_01k5s3v9n6e8wbr4q2ycx7th0d", input: {find: "a logo designer"}}`,
    cancelAgentRun: id("run"),
    updateWebhookEndpoint: `${id("whe")}, input: {description: "D"}`,
    rotateWebhookSecret: id("whe"),
    createWebhookInbox: "input: {}",
    sendTestEvent: `${id("whe")}, input: {}`,
    replayWebhookDelivery: id("del"),
    replayWebhookDeliveries: 'input: {deliveryIds: ["del_01k5s3v9n6e8wbr4q2ycx7th0d"]}',
    recoverWebhookDeliveries: `${id("whe")}, input: {from: "2026-11-19"}`,
    advanceTestClock: "input: {advanceSeconds: 60}",
    createFixture: 'input: {type: "order.paid"}',
    createKey: 'input: {name: "K", scopes: ["keys:write"]}',
    updateKey: `${id("key")}, input: {name: "K"}`,
    revokeKey: id("key"),
    reportKey: 'input: {key: "gh_live_unknown0_x"}',
  };
  return {
    ...Object.fromEntries(Object.entries(mutations).map(([name, args]) => [name, of(name, args)])),
    agent: `{ agent(${id("agent")}) { id } }`,
    webhookEndpoint: `{ webhookEndpoint(${id("whe")}) { id } }`,
    webhookDeliveries: `{ webhookDeliveries(${id("whe")}) { edges { node { id } } } }`,
    webhookDelivery: `{ webhookDelivery(${id("del")}) { id attempts { number } } }`,
    webhookRecovery: `{ webhookRecovery(${id("rcv")}) { id } }`,
    webhookInboxMessages: `{ webhookInboxMessages(${id("whe")}) { id } }`,
    eventTypes: "{ eventTypes { eventType } }",
    keys: "{ keys { edges { node { id } } } }",
    requestLogs: "{ requestLogs { edges { node { id credential { id } } } } }",
    requestLog: `{ requestLog(${id("log")}) { id bodies { request { text } } } }`,
    operationLatencies: "{ operationLatencies { data { operation } } }",
    search: '{ search(q: "logo", limit: 5) { searched data { id } } }',
  };
}
