import { Button } from "@errand/ui/button.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { StepProgress } from "./step-progress.tsx";
import { firstStepWith } from "./steps.ts";
import type { PartnerForm } from "./use-partner-form.ts";

interface StepFormProps<Draft extends { password: string }> {
  form: PartnerForm<Draft>;
  /** The text of the button that sends the form. */
  sendText: string;
  /** The content of the current step. */
  children: ReactNode;
}

/**
 * The frame of every step: progress, heading, content, and the buttons to the next and the previous
 * one.
 */
export function StepForm<Draft extends { password: string }>({
  form,
  sendText,
  children,
}: StepFormProps<Draft>) {
  const t = useMessages("partners");
  const { steps, step, index, errors } = form;
  const isLast = index === steps.length - 1;
  return (
    <>
      <StepProgress
        steps={steps}
        current={index}
        last={firstStepWith(steps, errors) ?? steps.length - 1}
      />
      <form
        ref={form.screen}
        noValidate
        aria-label={t(`step.${step.name}`)}
        className="mt-5 flex flex-col gap-6 md:mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          form.next();
        }}
      >
        <div>
          <h2 tabIndex={-1} data-focus-kept="" className="text-section">
            {t(`step.${step.name}`)}
          </h2>
          <p className="mt-1 max-w-prose text-muted">{t(`stepText.${step.name}`)}</p>
        </div>
        {children}
        <FormErrorMessage text={form.failure} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
          {index > 0 ? (
            <Button variant="soft" size="lg" onClick={() => form.go(index - 1)}>
              <ArrowLeft aria-hidden className="size-5" />
              {t("back")}
            </Button>
          ) : (
            <span />
          )}
          <Button
            type="submit"
            variant={isLast ? "accent" : "solid"}
            size="lg"
            isBusy={form.isSending}
            className="sm:min-w-52"
          >
            {isLast ? sendText : t("continue")}
          </Button>
        </div>
      </form>
    </>
  );
}
