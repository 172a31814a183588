import { TEST_CARDS } from "@/lib/domain/trade/payments/sandbox/pages/hosted";

/** The cards that the sandbox knows, and what each does. */
export function TestCards() {
  return (
    <aside className="sandbox-hints" aria-labelledby="cards">
      <h2 id="cards">Test cards</h2>
      <ul>
        {TEST_CARDS.map(({ number, does }) => (
          <li key={number}>
            <code>{number.replace(/(.{4})(?=.)/g, "$1 ")}</code> {does}
          </li>
        ))}
      </ul>
      <p>Any expiry date to come, any three digits. Any other number is declined: never type a real card here.</p>
    </aside>
  );
}
