import { Checkbox } from "@/app/_ui/controls/checkbox";
import { Input } from "@/app/_ui/controls/input";
import { RadioField, RadioGroup } from "@/app/_ui/controls/radio-group";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field, FieldError } from "@/app/_ui/form/field";
import type { Answers } from "@/lib/contracts/trade/orders/order-briefs";
import { ANSWER_LENGTH } from "@/lib/contracts/trade/products/requirement-kinds";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";

type Answer = Answers[string];
type QuestionFieldProps = {
  question: RequirementView;
  value: Answer | undefined;
  change: (value: Answer) => void;
  error: string | undefined;
};

/** The control of one question; files have a picker of their own. */
export function QuestionField({ question, value, change, error }: QuestionFieldProps) {
  const { id, kind, label, help, options, required } = question;
  if (kind === "choice" || kind === "multi_choice") {
    const chosen = [value ?? []].flat();
    const toggle = (option: string) =>
      change(chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option]);
    return (
      <RadioGroup legend={required ? label : `${label} (optional)`}>
        {help ? <p className="-mt-1 text-muted-foreground text-sm">{help}</p> : null}
        {options.map((option) =>
          kind === "choice" ? (
            <RadioField
              key={option}
              label={option}
              name={`answer-${id}`}
              value={option}
              checked={chosen[0] === option}
              aria-invalid={error ? true : undefined}
              onChange={() => change(option)}
            />
          ) : (
            <label key={option} className="flex items-start gap-2.5" htmlFor={`answer-${id}-${option}`}>
              <Checkbox
                id={`answer-${id}-${option}`}
                className="mt-[3px]"
                checked={chosen.includes(option)}
                aria-invalid={error ? true : undefined}
                onChange={() => toggle(option)}
              />
              <span className="font-medium">{option}</span>
            </label>
          ),
        )}
        <FieldError>{error}</FieldError>
      </RadioGroup>
    );
  }
  const text = typeof value === "string" ? value : "";
  return (
    <Field label={label} hint={help} optional={!required} error={error}>
      {kind === "long_text" ? (
        <Textarea rows={4} maxLength={ANSWER_LENGTH.long_text} value={text} onChange={(e) => change(e.target.value)} />
      ) : (
        <Input
          type={kind === "date" ? "date" : kind === "url" ? "url" : "text"}
          placeholder={kind === "url" ? "https://" : undefined}
          maxLength={kind === "url" ? 2_048 : ANSWER_LENGTH.text}
          className={kind === "date" ? "w-fit" : undefined}
          autoComplete="off"
          value={text}
          onChange={(e) => change(e.target.value)}
        />
      )}
    </Field>
  );
}
