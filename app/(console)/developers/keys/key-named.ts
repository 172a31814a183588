/** Which key a row's dialogs are about. */
export type KeyNamed = { id: string; name: string; prefix: string };
