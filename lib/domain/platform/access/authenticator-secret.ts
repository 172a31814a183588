/** What the secrets of authenticator apps are sealed for. Here, because what seals all columns again stands below the accounts. */
export const AUTHENTICATOR_SECRET = "authenticator-secret";
