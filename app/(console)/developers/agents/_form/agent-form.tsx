"use client";

import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Link } from "@/app/_ui/controls/link";
import { Textarea } from "@/app/_ui/controls/textarea";
import { Field } from "@/app/_ui/form/field";
import { fieldMessage } from "@/app/_ui/form/field-message";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { KeptDraft } from "@/app/_ui/form/kept/kept-draft";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { AgentView } from "@/lib/contracts/agents/agents";
import { DEFAULT_LIMITS } from "@/lib/contracts/agents/form-limits";
import { amountText } from "@/lib/contracts/trade/typed-amount";
import { saveAgentAction } from "../actions";
import { type PickableTool, ToolPicker } from "./tool-picker";

type AgentFormProps = {
  /** The agent to change; none to make one. */
  agent?: AgentView;
  tools: PickableTool[];
  /** What the deployment uses where nothing else is said; `hasModels` says whether there is a choice. */
  defaultModel: string;
  hasModels: boolean;
};

/** Name, standing orders, model, tools and limits of an agent. */
export function AgentForm({ agent, tools, defaultModel, hasModels }: AgentFormProps) {
  const { state, pending, errors, formProps } = useActionForm(saveAgentAction);
  const alone = state.status === "error" && Object.keys(errors).length === 0;
  const limits = agent?.limits ?? DEFAULT_LIMITS;
  return (
    <form {...formProps} aria-label={agent ? `Edit ${agent.name}` : "New agent"} className="max-w-4xl">
      <fieldset aria-busy={pending} className="grid min-w-0 gap-5">
        {alone ? <FormAlert>{state.message}</FormAlert> : null}
        {agent ? <input type="hidden" name="id" value={agent.id} /> : null}
        <KeptDraft form="agent" subject={agent?.id ?? "new"} />
        <div className="grid gap-5 sm:grid-cols-[1fr_240px]">
          <Field label="Name" name="name" error={fieldMessage(errors, "name")}>
            <Input defaultValue={agent?.name} placeholder="Scout" maxLength={80} autoComplete="off" required />
          </Field>
          <Field
            label="Model"
            name="model"
            error={fieldMessage(errors, "model")}
            hint={hasModels ? "“embedded” needs no model." : "This deployment has the embedded planner alone."}
          >
            <Input
              defaultValue={agent?.model ?? defaultModel}
              readOnly={!hasModels}
              maxLength={100}
              className="font-mono"
              spellCheck={false}
            />
          </Field>
        </div>
        <Field
          label="Standing orders"
          name="instructions"
          optional
          error={fieldMessage(errors, "instructions")}
          hint="What holds for every run. The embedded planner takes limits from them: a price, a trust score, a number of results."
        >
          <Textarea
            defaultValue={agent?.instructions}
            rows={3}
            maxLength={4000}
            placeholder="Only creators with a trust score of at least 60."
          />
        </Field>
        <ToolPicker tools={tools} initial={agent?.tools} error={fieldMessage(errors, "tools")} />
        <fieldset className="min-w-0">
          <legend className="mb-2 font-medium text-sm">Limits of a run</legend>
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label="Steps" name="max_steps" error={fieldMessage(errors, "max_steps")}>
              <Input type="number" min={1} max={25} defaultValue={limits.max_steps} required />
            </Field>
            <Field label="Seconds" name="max_seconds" error={fieldMessage(errors, "max_seconds")}>
              <Input type="number" min={5} max={600} defaultValue={limits.max_seconds} required />
            </Field>
            <Field label="Cost, $" name="max_cost_cents" error={fieldMessage(errors, "max_cost_cents")}>
              <Input inputMode="decimal" maxLength={12} defaultValue={amountText(limits.max_cost_cents)} required />
            </Field>
          </div>
        </fieldset>
        <div className="flex gap-2">
          <SubmitButton pending={pending}>{agent ? "Save changes" : "Create agent"}</SubmitButton>
          <Button asChild variant="ghost">
            <Link href={agent ? `/developers/agents/${agent.id}` : "/developers/agents"}>Cancel</Link>
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
