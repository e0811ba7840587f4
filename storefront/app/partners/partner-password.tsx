import { maxPasswordLength } from "@errand/core/account/account-validation";
import { type PasswordRule, unmetPasswordRules } from "@errand/core/partners/application-limits";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PasswordField } from "@errand/ui/password-field.tsx";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { type PartnerFields, textProps } from "./partner-fields.ts";

const rules: PasswordRule[] = ["length", "upper_case", "lower_case", "digit", "sign"];

interface PartnerPasswordProps {
  fields: PartnerFields<{ email: string; password: string }>;
  isCorrection: boolean;
}

/**
 * The password of the account that an approved application gets, with the rules that it meets so
 * far.
 */
export function PartnerPassword({ fields, isCorrection }: PartnerPasswordProps) {
  const t = useMessages("partners");
  const { password, email } = fields.draft;
  const unmet = unmetPasswordRules(password);
  return (
    <div className="max-w-md">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...textProps(fields, "password")}
        label={t("password.label")}
        hint={t(isCorrection ? "password.keepHint" : "password.hint")}
        isRequired={!isCorrection}
        autoComplete="new-password"
        maxLength={maxPasswordLength}
      />
      <ul
        aria-label={t("password.rules")}
        className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm"
      >
        {rules.map((rule) => {
          const isMet = !unmet.includes(rule);
          const Icon = isMet ? Check : Circle;
          return (
            <li
              key={rule}
              className={classNames(
                "flex items-center gap-1.5",
                isMet ? "font-medium text-good" : "text-muted",
              )}
            >
              <Icon aria-hidden className="size-4 shrink-0" />
              {t(`password.rule.${rule}`)}
              {isMet && <span className="sr-only"> ({t("password.met")})</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
