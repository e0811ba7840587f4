import type { User } from "@errand/core/account/account.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { Picture } from "@errand/ui/picture.tsx";

interface AvatarProps {
  user: Pick<User, "f_name" | "l_name" | "image_full_url">;
  size?: "sm" | "md";
}

const sizes = { sm: "size-9 text-sm", md: "size-12 text-lg" };

/** The customer's picture, or the first letters of the name. */
export function Avatar({ user, size = "md" }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-bold text-accent uppercase",
        sizes[size],
      )}
    >
      {user.image_full_url ? (
        <Picture src={user.image_full_url} alt="" sizes="48px" isEager />
      ) : (
        <span>
          {user.f_name.slice(0, 1)}
          {user.l_name.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
