import { Star } from "lucide-react";
import { FieldError } from "./field";

const WORDS = ["Poor", "Fair", "Good", "Very good", "Excellent"];

type StarInputProps = { name: string; legend: string; defaultValue?: number; error?: string; disabled?: boolean };

/** Five native radios that look like stars: arrow keys move, every star up to the chosen one is lit (by CSS alone). */
export function StarInput({ name, legend, defaultValue, error, disabled }: StarInputProps) {
  const errorId = error ? `${name}-error` : undefined;
  return (
    <fieldset data-field className="grid gap-1.5" aria-describedby={errorId} disabled={disabled}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="group/stars -mx-1 flex w-fit">
        {WORDS.map((word, i) => (
          <label
            key={word}
            title={word}
            className={[
              "cursor-pointer rounded-sm p-1 text-control transition-colors",
              "has-checked:text-star has-[~_label_:checked]:text-star",
              "group-hover/stars:text-control! hover:text-star! has-[~_label:hover]:text-star!",
              "has-focus-visible:outline-2 has-focus-visible:outline-ring",
            ].join(" ")}
          >
            <input
              type="radio"
              name={name}
              value={i + 1}
              defaultChecked={defaultValue === i + 1}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            <Star aria-hidden className="size-8 fill-current" strokeWidth={0} />
            <span className="sr-only">{`${i + 1} ${i === 0 ? "star" : "stars"}: ${word}`}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
