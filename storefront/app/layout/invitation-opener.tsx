import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { acceptInvitation, codeOfInvitation } from "../account/invitation.ts";
import { takesReferrals } from "../account/referral.ts";
import { useShop } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { stored } from "../visitor/storage.ts";

/**
 * Opens the sign-up with the code of an invitation link, which is then removed from the address
 * bar.
 */
export function InvitationOpener() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isOffered = takesReferrals(useShop().config);
  const code = codeOfInvitation(hash);
  useEffect(() => {
    if (code === null) return;
    void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
    if (!isOffered || stored("token") !== null) return;
    acceptInvitation(code);
    openPanel("sign-in", { mode: "sign-up" });
  }, [code, isOffered, search, navigate]);
  return null;
}
