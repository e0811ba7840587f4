import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { emailError } from "@errand/core/email";
import type { Urgency } from "@errand/core/wishes/wishes.contract";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import { useId, useRef, useState } from "react";
import { call } from "../api/call.ts";
import { usePageScope } from "../api/scope.tsx";
import { useIsSignedIn } from "../visitor/storage.ts";

interface WishValues {
  text: string;
  urgency: Urgency;
  email: string;
}

/** Asks the stores for what a search did not find. */
export function WishForm({ text }: { text: string }) {
  const t = useMessages("search");
  const titleId = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);

  function showAnswer(message: string) {
    setAnswer(message);
    // The form that had the focus is gone.
    status.current?.focus();
  }

  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-panel border border-line p-6"
    >
      <h2 id={titleId} className="text-xl">
        {t("wish.title")}
      </h2>
      {answer === null && <WishFields text={text} onDone={showAnswer} />}
      <p role="status" tabIndex={-1} ref={status} className="flex gap-3 font-medium outline-none">
        {answer !== null && (
          <>
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            {answer}
          </>
        )}
      </p>
    </section>
  );
}

interface WishFieldsProps {
  text: string;
  onDone(message: string): void;
}

function WishFields({ text: searched, onDone }: WishFieldsProps) {
  const t = useMessages("search");
  const account = useMessages("account");
  const whenId = useId();
  const isGuest = !useIsSignedIn();
  const scope = usePageScope();
  const form = useValidatedForm<WishValues>({
    defaultValues: { text: searched, urgency: "week", email: "" },
  });
  const { register, handleSubmit, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;

  async function send({ text, urgency, email }: WishValues) {
    const wish = { text, urgency, ...(isGuest && { email }) };
    try {
      onDone((await call("POST /customer/wishes", wish, { scope })).message);
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
      <p className="text-muted">{t("wish.text")}</p>
      <TextField
        {...register("text", { validate: (text) => text.trim() !== "" || t("wish.empty") })}
        label={t("wish.what")}
        error={errors.text?.message}
        isRequired
        maxLength={100}
        autoComplete="off"
      />
      <p id={whenId} className="-mb-2 font-semibold">
        {t("wish.when")}
      </p>
      <RadioGroup<Urgency>
        aria-labelledby={whenId}
        value={watch("urgency")}
        onValueChange={(urgency) => setValue("urgency", urgency)}
        className="flex flex-wrap gap-2"
      >
        {urgencies.map((urgency) => (
          <Radio.Root
            key={urgency}
            value={urgency}
            render={<button type="button" />}
            nativeButton
            className="min-h-11 rounded-full bg-sunken px-4 font-semibold transition-colors hover:bg-line data-checked:bg-ink data-checked:text-paper"
          >
            {t(`wish.urgency.${urgency}`)}
          </Radio.Root>
        ))}
      </RadioGroup>
      {isGuest && (
        <TextField
          {...register("email", {
            validate: fieldRule(emailError, (code) => account(`error.email.${code}`)),
          })}
          label={t("wish.email")}
          error={errors.email?.message}
          isRequired
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      )}
      <FormErrorMessage text={errors.root?.message} />
      <Button type="submit" isBusy={isSubmitting}>
        {t("wish.submit")}
      </Button>
    </form>
  );
}

const urgencies: readonly Urgency[] = ["today", "week", "none"];
