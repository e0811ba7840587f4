import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import type { ComponentProps } from "react";
import { useShop } from "../config/shop.ts";
import { takesReferrals } from "./referral.ts";

/** The referral code of a new customer; null where referrals are disabled. */
export function ReferralField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const t = useMessages("account");
  const { config } = useShop();
  if (!takesReferrals(config)) return null;
  return <TextField {...props} label={t("signUp.refCode")} autoComplete="off" />;
}
