/** What an account is told of, as its settings offer it. */
export const NOTICE_TOPICS = {
  orders: {
    label: "What you bought",
    hint: "Payments, deliveries, refunds and reminders of your orders, and memberships that begin.",
  },
  sales: {
    label: "What you sold",
    hint: "New orders, members who come and leave, requests for changes, disputes and payments sent back.",
  },
  approvals: { label: "Approvals", hint: "What your apps have prepared, and waits for your word." },
  messages: {
    label: "Messages",
    hint: "What has waited unread for two minutes, at most once an hour and conversation.",
  },
  quotes: { label: "Quotes", hint: "Requests for a price, offers, and what becomes of them." },
  reviews: {
    label: "Reviews",
    hint: "Reviews of what you sold, changes of them, and replies to those that you wrote.",
  },
  bookings: { label: "Bookings", hint: "Bookings of your time, reminders of them, and what becomes of them." },
  memberships: { label: "Posts for members", hint: "New posts of creators whose member you are." },
  requests: { label: "Introductions and briefs", hint: "Somebody, or an agent for them, would like to meet you." },
  saved: { label: "Creators you wait for", hint: "A creator whom you asked about can now be hired." },
  searches: { label: "Searches you saved", hint: "New matches, at most once a day." },
  developers: { label: "Endpoints and plan", hint: "Webhook endpoints that fail, and payments of your plan." },
} as const;

export type NoticeTopic = keyof typeof NOTICE_TOPICS;
