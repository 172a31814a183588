/** Asks the person to prove who they are. Answers whether they did. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;

/** Who asks on this page. Answers how to stop. */
export function onAskToProve(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Has the person asked to prove who they are; false when they would not, or nobody on this page asks. */
export async function askToProve(): Promise<boolean> {
  return asker ? asker() : false;
}
