const COMPLAINTS: Record<string, string> = {
  CredentialsSignin: "The e-mail address or the password is wrong.",
};

const UNREACHABLE = "The server could not be reached. Check your connection and try again.";

/** Opens a session in this browser. Answers what to tell the person when it was refused, else `null`. */
export async function enter(email: string, password: string): Promise<string | null> {
  try {
    const { signIn } = await import("next-auth/react");
    const answer = await signIn("credentials", { email, password, redirect: false });
    if (!answer) return UNREACHABLE;
    if (answer.error) return COMPLAINTS[answer.error] ?? answer.error;
    return answer.ok ? null : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}
