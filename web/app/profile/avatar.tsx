import type { User } from "@errand/core/account/account.contract";
import { Picture } from "../ui/picture.tsx";

/** The customer's picture, or the first letters of the name. */
export function Avatar({ user }: { user: Pick<User, "f_name" | "l_name" | "image_full_url"> }) {
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-lg font-bold text-accent uppercase"
    >
      {user.image_full_url ? (
        <Picture src={user.image_full_url} alt="" sizes="48px" isEager />
      ) : (
        <>
          {user.f_name.slice(0, 1)}
          {user.l_name.slice(0, 1)}
        </>
      )}
    </span>
  );
}
