import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { useMessages } from "../messages/messages.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { TextField } from "../ui/text-field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trail">) {
  const t = useMessages("account");
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      trail={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? "hide" : "show")}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
