import { Button } from "@errand/ui/button.tsx";
import { type ComponentProps, useState } from "react";
import { useShop } from "../config/shop.ts";
import { AddFundDialog } from "./add-fund-dialog.tsx";
import { PhoneProofDialog } from "./phone-proof-dialog.tsx";
import { usePhoneProof } from "./use-phone-proof.ts";

interface AddFundProps
  extends Pick<ComponentProps<typeof Button>, "children" | "variant" | "size"> {
  /** The amount that the dialog starts with; none by default. */
  amount?: number;
}

/** Pays into the wallet. Nothing where the shop takes no funds. */
export function AddFund({ children, amount, variant = "accent", ...button }: AddFundProps) {
  const { config } = useShop();
  const [isOpen, setOpen] = useState(false);
  const proof = usePhoneProof();
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  if (config.add_fund_status === 0 || config.active_payment_method_list.length === 0) return null;
  return (
    <>
      <Button {...button} variant={variant} onClick={() => proof.before(open)}>
        {children}
      </Button>
      <AddFundDialog
        open={isOpen}
        onClose={close}
        amount={amount}
        onRefused={(error) => proof.afterRefusal(error, open)}
      />
      <PhoneProofDialog proof={proof} />
    </>
  );
}
