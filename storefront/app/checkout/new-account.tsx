import { Checkbox } from "@errand/ui/checkbox.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import type { UseFormReturn } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import type { Draft } from "./draft.ts";
import type { DraftErrors } from "./draft-errors.ts";

interface NewAccountProps {
  form: UseFormReturn<Draft>;
  /** The errors of the current form values. */
  errors(): DraftErrors;
  /** Called with every change, in addition to the form. */
  onChange(): void;
}

/** Offers a guest an account with the contact of the order; only the password is missing. */
export function NewAccount({ form, errors, onChange }: NewAccountProps) {
  const t = useMessages("checkout");
  const account = useMessages("account");
  const { config } = useShop();
  const { register, watch, setValue, formState } = form;
  const isWanted = watch("createsAccount");
  if (config.centralize_login.manual_login_status === 0) return null;
  return (
    <div className="mt-4">
      <Checkbox
        isChecked={isWanted}
        onChange={(createsAccount) => {
          setValue("createsAccount", createsAccount);
          onChange();
        }}
      >
        <span className="block">{t("newAccount.create")}</span>
        <span className="block text-sm text-muted">{t("newAccount.why")}</span>
      </Checkbox>
      {isWanted && (
        <PasswordField
          {...register("password", {
            validate: fieldRule(
              () => errors().password ?? null,
              (code) => account(`error.password.${code}`),
            ),
            onChange,
          })}
          label={account("signUp.password")}
          hint={account("signUp.passwordHint")}
          error={formState.errors.password?.message}
          isRequired
          autoComplete="new-password"
          className="mt-3 sm:max-w-sm"
        />
      )}
    </div>
  );
}
