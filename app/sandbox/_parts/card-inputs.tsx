import type { PaymentErrors } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { Field } from "./field";

type CardInputsProps = { fields: PaymentErrors["fields"]; name: string | null; of?: string };

/** What is typed of a card, wherever one is asked for. */
export function CardInputs({ fields, name, of }: CardInputsProps) {
  return (
    <>
      <Field
        name="card"
        of={of}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        maxLength={30}
        error={fields.card}
      />
      <div className="sandbox-pair">
        <Field
          name="expiry"
          of={of}
          label="Expiry date"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={9}
          error={fields.expiry}
        />
        <Field
          name="cvc"
          of={of}
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          error={fields.cvc}
        />
      </div>
      <Field
        name="name"
        of={of}
        label="Name on card"
        autoComplete="cc-name"
        defaultValue={name ?? ""}
        error={fields.name}
      />
    </>
  );
}
