import { useNavigate } from "react-router";
import { useShop } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { stored } from "../visitor/storage.ts";

/**
 * Opens the checkout at `path`. Guests first choose between guest checkout and signing in, or must
 * sign in where guests cannot order (spec §4, Checkout button).
 */
export function useGoToCheckout(): (path: string) => void {
  const navigate = useNavigate();
  const { config } = useShop();
  return (path) => {
    if (stored("token") !== null) void navigate(path);
    else if (config.guest_checkout_status === 1) openPanel("guest-or-login", { next: path });
    else openPanel("sign-in", { mode: "sign-in", next: path });
  };
}
