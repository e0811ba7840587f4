import type { User } from "@errand/core/account/account.contract";
import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import { toast } from "@errand/ui/toast.ts";
import Camera from "lucide-react/icons/camera";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { acceptedPictures, pictureFileError } from "./picture-file.ts";

const cropDialog = lazyComponent(() => import("./crop-dialog.tsx").then((file) => file.CropDialog));

interface PictureFieldProps {
  user: Pick<User, "f_name" | "l_name" | "image_full_url">;
  /** The new picture; null while none is chosen. */
  value: File | null;
  onChange(file: File): void;
  /** The error of the server. */
  error?: string;
}

/**
 * The customer's picture. A new one is chosen, cropped to a square and previewed before it is sent.
 */
export function PictureField({ user, value, onChange, error }: PictureFieldProps) {
  const t = useMessages("profile");
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fileError, setFileError] = useState<"unsupported" | "large" | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isCropping, setCropping] = useState(false);
  const text = fileError ? t(`picture.${fileError}`) : error;

  function showFileError(code: "unsupported" | "large") {
    setFileError(code);
    toast.error(t(`picture.${code}`));
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = "";
    if (!file) return;
    const code = pictureFileError(file);
    if (code) return showFileError(code);
    try {
      setPicture(await createImageBitmap(file));
      setFileError(null);
      setCropping(true);
    } catch {
      // The content is not the picture that the type claims.
      showFileError("unsupported");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="size-24 shrink-0 overflow-hidden rounded-full bg-accent-soft">
        <Shown user={user} value={value} />
      </div>
      <div className="min-w-0 grow basis-52">
        <Button variant="outline" aria-describedby={hint} onClick={() => input.current?.click()}>
          <Camera aria-hidden className="size-5" />
          {t("picture.choose")}
        </Button>
        <input ref={input} type="file" accept={acceptedPictures} hidden onChange={choose} />
        <p id={hint} className="mt-1.5 text-sm text-muted">
          {t("picture.hint")}
        </p>
        {text && (
          <p role="alert" className="mt-1 text-sm font-medium text-bad">
            {text}
          </p>
        )}
      </div>
      {picture && (
        <LazyOverlay
          component={cropDialog}
          isOpen={isCropping}
          props={{
            open: isCropping,
            onClose: () => setCropping(false),
            picture,
            onCropped: onChange,
          }}
          onLoadError={() => setCropping(false)}
        />
      )}
    </div>
  );
}

function Shown({ user, value }: Pick<PictureFieldProps, "user" | "value">) {
  const t = useMessages("profile");
  const url = useObjectUrl(value);
  if (url) return <img src={url} alt={t("picture.chosen")} className="size-full object-cover" />;
  if (user.image_full_url) {
    return <Picture src={user.image_full_url} alt={t("picture.current")} sizes="96px" isEager />;
  }
  return (
    <span
      aria-hidden
      className="grid size-full place-items-center text-3xl font-bold text-accent uppercase"
    >
      {user.f_name.slice(0, 1)}
      {user.l_name.slice(0, 1)}
    </span>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}
