import { useMessages } from "@errand/ui/messages/messages.ts";
import { data, useSearchParams } from "react-router";
import type { Route } from "./+types/profile.page";
import { AccountFrame } from "./account-frame.tsx";
import { AddressBook } from "./address-book.tsx";
import { ProfileSettings } from "./profile-settings.tsx";
import { WalletSection } from "./wallet-section.tsx";

const sections = {
  "profile-settings": { title: "entry.profile", Content: ProfileSettings },
  address: { title: "entry.addresses", Content: AddressBook },
  wallet: { title: "entry.wallet", Content: WalletSection },
} as const;

/** `page` in the URL selects the section; the default is the profile (spec §2). */
function sectionOf(query: URLSearchParams) {
  const page = query.get("page") ?? "profile-settings";
  return Object.entries(sections).find(([name]) => name === page)?.[1];
}

function refuseUnknownSection(url: URL) {
  if (!sectionOf(url.searchParams)) throw data(null, { status: 404 });
  return null;
}

export function loader({ url }: Route.LoaderArgs) {
  return refuseUnknownSection(url);
}

/** Runs in the browser, so that switching sections makes no request. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return refuseUnknownSection(url);
}

export default function ProfilePage() {
  const t = useMessages("profile");
  const [query] = useSearchParams();
  const section = sectionOf(query);
  // The loaders have responded with 404; the router is about to show it.
  if (!section) return null;
  const { title, Content } = section;
  return (
    <AccountFrame title={t(title)}>
      <Content />
    </AccountFrame>
  );
}
