import { useSearchParams } from "react-router";
import { useWords } from "../words/words.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AddressBook } from "./address-book.tsx";
import { ProfileSettings } from "./profile-settings.tsx";

/** `page` in the address says which section; without one it is the profile itself (spec §2). */
export default function ProfilePage() {
  const t = useWords("profile");
  const [query] = useSearchParams();
  const isAddresses = query.get("page") === "address";
  return (
    <AccountFrame title={t(isAddresses ? "entry.addresses" : "entry.profile")}>
      {isAddresses ? <AddressBook /> : <ProfileSettings />}
    </AccountFrame>
  );
}
