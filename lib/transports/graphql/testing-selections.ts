/** A good selection of each root field that sells, answers or books, beside those of the test itself. */
export const MORE_SELECTIONS: Record<string, string> = {
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
  markBooking:
    'mutation { markBooking(id: "book_01k5s3v9n6e8wbr4q2ycx7th0d", input: {status: "COMPLETED"}, idempotencyKey: "k") { replayed } }',
  saveBookingHours:
    'mutation { saveBookingHours(input: {open: true, title: "T", description: "", timezone: "UTC", weekly: [{day: 1, from: "09:00", to: "12:00"}], slotMinutes: 30, bufferMinutes: 0, noticeHours: 24, horizonDays: 28, locationKind: video, location: ""}, idempotencyKey: "k") { replayed } }',
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
  briefs: "{ briefs { edges { node { id } } } }",
  postedBriefs: "{ postedBriefs { edges { node { id } } } }",
  postedBrief: '{ postedBrief(id: "brief_01k5s3v9n6e8wbr4q2ycx7th0d") { id } }',
  founderCard: "{ founderCard { building } }",
  billing: "{ billing { tier invoices { id } } }",
};
