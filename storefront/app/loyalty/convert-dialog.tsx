import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { PresetChoice } from "../wallet/preset-choice.tsx";
import { useConvertPoints } from "./use-convert-points.ts";
import { useExchange } from "./use-exchange.ts";

interface ConvertDialogProps {
  open: boolean;
  onClose(): void;
  /**
   * Returns whether the refusal is handled elsewhere; the dialog then closes and keeps its values.
   */
  onRefused(error: unknown): boolean;
  /** What the customer has. */
  total: number;
}

/** Asks how many points to convert, and shows what they are worth. */
export function ConvertDialog({ open, onClose, onRefused, total }: ConvertDialogProps) {
  const t = useMessages("loyalty");
  const id = useId();
  const { worth, minimum } = useExchange();
  const form = useValidatedForm<{ point: string }>({ defaultValues: { point: "" } });
  const { register, handleSubmit, formState, watch, setValue, reset } = form;
  const { isPending, mutateAsync: convert } = useConvertPoints();
  const points = pointsOf(watch("point"));
  const isPossible = points !== null && points >= minimum && points <= total;

  async function submit({ point }: { point: string }) {
    try {
      await convert(pointsOf(point) ?? 0);
      reset();
      onClose();
    } catch (error) {
      if (onRefused(error)) onClose();
      else setApiErrors(form, error, { point: "point" });
    }
  }

  function problem(typed: string): string | true {
    if (typed.trim() === "") return t("dialog.required");
    const value = pointsOf(typed);
    if (value === null) return t("dialog.invalid");
    if (value < minimum) return t("tooFew", { minimum });
    return value <= total || t("dialog.tooMany", { points: t("points", { count: total }) });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("dialog.title")}
      text={t("dialog.text", { points: t("points", { count: total }) })}
      size="sm"
      footer={
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          className={isPossible ? "w-full justify-between!" : "w-full"}
          isBusy={isPending}
        >
          {t("dialog.submit")}
          {isPossible && <span>{worth(points)}</span>}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(submit)} className="flex flex-col gap-3">
        <PresetChoice
          label={t("dialog.usual")}
          presets={usualPoints(minimum, total).map((value) => ({
            value,
            label: String(value),
            detail: worth(value),
          }))}
          value={points}
          onChoose={(value) => setValue("point", String(value), { shouldValidate: true })}
        />
        <DigitsField
          {...register("point", { validate: problem })}
          label={t("dialog.points")}
          hint={t("tooFew", { minimum })}
          inputMode="numeric"
          autoComplete="off"
          error={formState.errors.point?.message}
          isRequired
        />
        <p role="status" className="font-medium text-good empty:hidden">
          {isPossible && t("dialog.preview", { amount: worth(points) })}
        </p>
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}

const roundPoints = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** The largest round numbers below all points, and all of them. */
function usualPoints(minimum: number, total: number): number[] {
  const round = roundPoints.filter((points) => points >= minimum && points < total);
  return [...round.slice(-3), total];
}

/** The whole number that a customer has typed; null for anything else. */
function pointsOf(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, "");
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}
