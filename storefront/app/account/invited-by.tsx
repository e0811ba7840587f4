import { dateFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Gift from "lucide-react/icons/gift";
import { scopedQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { acceptedInvitation } from "./invitation.ts";
import { takesReferrals } from "./referral.ts";

/** Names who invited the visitor, and what for; nothing without an invitation. */
export function InvitedBy() {
  const t = useMessages("account");
  const money = useMoney();
  const language = useLanguage();
  const { config } = useShop();
  const code = acceptedInvitation();
  const { data: invitation } = useQuery({
    ...scopedQuery(useAccountScope(), ["invitation", code], (call) =>
      call("POST /auth/invitation", { ref_code: code }),
    ),
    enabled: code !== "" && takesReferrals(config),
    // The sign-up itself says when a code is unknown.
    retry: false,
  });
  if (!invitation) return null;
  const day = dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const { f_name: name, friend_bonus: bonus } = invitation;
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2.5 rounded-control bg-good-soft px-3.5 py-2.5 font-medium text-good"
    >
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {t("invited.by", { name })}
        {bonus && (
          <span className="block font-normal">
            {t("invited.bonus", {
              off:
                bonus.discount_amount_type === "percentage"
                  ? t("invited.percent", { percent: bonus.discount_amount })
                  : money(bonus.discount_amount),
              day: day.format(new Date(bonus.validity)),
            })}
          </span>
        )}
      </span>
    </p>
  );
}
