import type { OfferedParcelCategory } from "@errand/core/orders/parcel.types";
import type { ParcelDirection } from "@errand/core/runs/runs.contract";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import PackageOpen from "lucide-react/icons/package-open";
import Send from "lucide-react/icons/send";
import { useId, useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { AddressFields, useCheckedAddress } from "../checkout/address-fields.tsx";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import type { DraftAddress } from "../checkout/draft.ts";
import { useShop } from "../config/shop.ts";
import { EndContact } from "../parcel/end-contact.tsx";
import { newParcelDraft, type ParcelDraft } from "../parcel/parcel-draft.ts";
import { parcelErrors } from "../parcel/parcel-errors.ts";
import { SizeCards } from "../parcel/size-cards.tsx";
import type { ErrandParcel } from "./errand-parcel.ts";
import { useSendable } from "./use-sendable.ts";

interface ParcelDialogProps {
  open: boolean;
  onClose(): void;
  /** Null for a new one. */
  parcel: ErrandParcel | null;
  onChange(parcel: ErrandParcel): void;
}

/** A parcel of the errand: which way it goes, what it is, and who is at its other end. */
export function ParcelDialog({ open, onClose, parcel, onChange }: ParcelDialogProps) {
  const t = useMessages("runs");
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("parcel.add")}
      text={t("parcel.about")}
      size="lg"
      footer={
        <Button type="submit" form={id}>
          {t(parcel ? "parcel.save" : "parcel.submit")}
        </Button>
      }
    >
      <ParcelFields
        id={id}
        parcel={parcel}
        onSubmit={(next) => {
          onChange(next);
          onClose();
        }}
      />
    </Dialog>
  );
}

interface ParcelFieldsProps {
  id: string;
  parcel: ErrandParcel | null;
  onSubmit(parcel: ErrandParcel): void;
}

function ParcelFields({ id, parcel, onSubmit }: ParcelFieldsProps) {
  const t = useMessages("runs");
  const { config } = useShop();
  const sendable = useSendable();
  const [direction, setDirection] = useState<ParcelDirection>(parcel?.direction ?? "collect");
  const form = useValidatedForm<ParcelDraft>({
    defaultValues: {
      ...newParcelDraft(),
      ...(parcel && { to: parcel.other, categoryId: parcel.categoryId }),
    },
  });
  const errors = () => parcelErrors(form.getValues(), { isGuest: false, country: config.country });

  function submit({ categoryId, to: other }: ParcelDraft) {
    const category = sendable.data?.find((each) => each.id === categoryId);
    if (category) onSubmit({ direction, categoryId: category.id, size: category.name, other });
  }

  return (
    <form
      id={id}
      noValidate
      // The form of the errand is around the button that opens this dialog.
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit(submit)(event);
      }}
      className="flex flex-col gap-6"
    >
      <ChoiceCards<ParcelDirection>
        label={t("parcel.direction")}
        options={[
          {
            value: "collect",
            icon: PackageOpen,
            title: t("parcel.collect"),
            text: t("parcel.collectText"),
          },
          {
            value: "bring",
            icon: Send,
            title: t("parcel.bring"),
            text: t("parcel.bringText"),
          },
        ]}
        value={direction}
        onChange={setDirection}
      />
      {sendable.data ? (
        <Size form={form} categories={sendable.data} />
      ) : sendable.isError ? (
        <ErrorState onRetry={() => void sendable.refetch()} />
      ) : (
        <Skeleton className="h-60 rounded-card" />
      )}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-title font-bold">
          {t(direction === "collect" ? "parcel.sender" : "parcel.receiver")}
        </legend>
        <Place form={form} errors={errors} />
        <div className="grid gap-4 sm:grid-cols-2">
          <EndContact
            form={form}
            name="to"
            errors={errors}
            onEdit={() => undefined}
            isRequired
            refusedPhone={undefined}
            getsMessages={direction === "bring"}
          />
        </div>
      </fieldset>
    </form>
  );
}

interface FieldProps {
  form: UseFormReturn<ParcelDraft>;
  errors(): ReturnType<typeof parcelErrors>;
}

function Size({
  form,
  categories,
}: Pick<FieldProps, "form"> & { categories: OfferedParcelCategory[] }) {
  const runs = useMessages("runs");
  const t = useMessages("parcel");
  const errorId = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name: "categoryId",
    rules: { validate: (value) => value !== null || t("category.required") },
  });
  const missing = fieldState.error?.message;
  return (
    <div>
      <p className="mb-3 text-title font-bold">{runs("parcel.size")}</p>
      {missing && (
        <p id={errorId} role="alert" className="mb-3 font-medium text-bad">
          {missing}
        </p>
      )}
      <SizeCards
        categories={categories}
        value={field.value}
        onChange={field.onChange}
        // The errand has one fee.
        priceOf={() => null}
        isPending={false}
        errorId={missing ? errorId : undefined}
      />
      <p className="mt-3 text-sm text-muted">{t("category.notAllowed")}</p>
    </div>
  );
}

function Place({ form, errors }: FieldProps) {
  const t = useMessages("checkout");
  const { to } = form.watch();
  const { field, fieldState } = useController({
    control: form.control,
    name: "to.address",
    rules: {
      validate: fieldRule(
        () => errors().to.address ?? null,
        (code) => t(`error.address.${code}`),
      ),
    },
  });

  function change(changes: Partial<DraftAddress>) {
    form.setValue("to", { ...form.getValues("to"), ...changes });
    if (form.formState.isSubmitted) void form.trigger("to.address");
  }

  const check = useCheckedAddress(to, change, true);
  return (
    <AddressFields
      inputRef={field.ref}
      value={to}
      onChange={change}
      check={check}
      error={fieldState.error?.message}
    />
  );
}
