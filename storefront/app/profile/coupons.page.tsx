import { useMessages } from "@errand/ui/messages/messages.ts";
import { AccountFrame } from "./account-frame.tsx";
import { CouponList } from "./coupon-list.tsx";

export default function CouponsPage() {
  const t = useMessages("profile");
  return (
    <AccountFrame title={t("entry.coupons")}>
      <CouponList />
    </AccountFrame>
  );
}
