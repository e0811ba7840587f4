import type { ComponentProps } from "react";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { TextField } from "../ui/text-field.tsx";
import { takesReferrals } from "./referral.ts";

/** Who sent a new customer; nothing where the shop does not ask. */
export function ReferralField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const t = useMessages("account");
  const { config } = useShop();
  if (!takesReferrals(config)) return null;
  return <TextField {...props} label={t("signUp.refCode")} autoComplete="off" />;
}
