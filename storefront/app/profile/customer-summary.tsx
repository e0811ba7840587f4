import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { useProfile } from "../account/account.queries.ts";
import { Avatar } from "../account/avatar.tsx";

/** The signed-in customer: picture, name and contact. */
export function CustomerSummary() {
  const { data: profile } = useProfile();
  if (!profile) return <Skeleton className="h-12 rounded-control" />;
  return (
    <div className="flex items-center gap-3.5">
      <Avatar user={profile} />
      <p className="min-w-0">
        <span className="block truncate font-semibold">
          {profile.f_name} {profile.l_name}
        </span>
        <span className="block truncate text-sm text-muted">
          {profile.email ?? (profile.phone && <bdi>{maskedPhone(profile.phone)}</bdi>)}
        </span>
      </p>
    </div>
  );
}
