/** What a provider says of who signed in there. */
export type Told = {
  provider: string;
  /** The provider's own id of the person, which never changes hands. */
  subject: string;
  /** How the person is called there, to be recognised. */
  label: string;
  name: string;
  /** The address, where the provider says that it has been proved to be theirs; else null. */
  provedEmail: string | null;
};

const NAMES: Record<string, string> = { github: "GitHub", google: "Google" };

/** What people call a provider. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider;
