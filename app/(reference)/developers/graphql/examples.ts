export type Example = { name: string; query: string; variables?: string };

/** Queries that a newcomer may start from. The first two need no key. */
export const EXAMPLES: readonly Example[] = [
  {
    name: "Creators with offers",
    query: `{
  profiles(first: 3) {
    edges {
      node {
        handle
        displayName
        trustScore
        offers { name priceCents }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  {
    name: "One creator",
    query: `query Creator($handle: String!) {
  profile(handle: $handle) {
    displayName
    tagline
    reviews(first: 2) {
      rating
      totalCount
      edges { node { rating title } }
    }
  }
}`,
    variables: `{ "handle": "demo" }`,
  },
  {
    name: "Your orders",
    query: `{
  me { handle tier }
  orders(first: 5) {
    edges { node { id status amountCents timeline { at to } } }
  }
}`,
  },
  {
    name: "Publish a post",
    query: `mutation Publish($input: CreatePostInput!, $key: String!) {
  createPost(input: $input, idempotencyKey: $key) {
    post { id url }
    userErrors { code message path }
    replayed
  }
}`,
    variables: `{ "input": { "title": "Written over GraphQL" }, "key": "my-first-post" }`,
  },
];
