import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { useMessages } from "./messages/messages.ts";
import { TextField } from "./text-field.tsx";

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "trail">) {
  const t = useMessages("ui");
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
          label={t(isShown ? "password.hide" : "password.show")}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
