/** Asks the person to prove who they are. Answers whether they did, and rejects where the question cannot be fetched. */
type Asker = () => Promise<boolean>;

let asker: Asker | undefined;

/** Who asks on this page. Answers how to stop. */
export function onAskToProve(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Has the person asked to prove who they are; false when they would not, or nobody on this page asks. Rejects where they could not be asked. */
export async function askToProve(): Promise<boolean> {
  return asker ? asker() : false;
}
