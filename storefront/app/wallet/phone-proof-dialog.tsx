import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message, withMessages } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import type { PhoneProof } from "./use-phone-proof.ts";

const dialog = lazyComponent(() =>
  withMessages(
    ["wallet", "account"],
    import("./verify-phone-dialog.tsx").then((file) => file.VerifyPhoneDialog),
  ),
);

/** Shows the dialog while `proof` waits for it; most shops never need it. */
export function PhoneProofDialog({ proof }: { proof: PhoneProof }) {
  const { phone, isAsking, finish, cancel } = proof;
  return (
    <LazyOverlay
      component={dialog}
      isOpen={isAsking}
      props={{ open: isAsking, phone, onVerified: finish, onClose: cancel }}
      onLoadError={() => {
        cancel();
        toast.error(message("errors", "offline"));
      }}
    />
  );
}
