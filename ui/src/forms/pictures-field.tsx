import { maxImageBytes } from "@errand/core/image-limits";
import { useEffect, useState } from "react";
import { PictureTiles } from "./picture-tiles.tsx";
import type { ShownPicture } from "./use-pictures.ts";

interface PicturesFieldProps {
  label: string;
  value: File[];
  onChange(files: File[]): void;
  /** The number of pictures that can be sent. */
  max: number;
  /** The error of the server. */
  error?: string | undefined;
}

/** Pictures to send with a form. */
export function PicturesField({ label, value, onChange, max, error }: PicturesFieldProps) {
  return (
    <PictureTiles
      label={label}
      pictures={useObjectUrls(value)}
      limits={{ pictures: max, bytes: maxImageBytes }}
      onAdd={(files) => onChange([...value, ...files])}
      onRemove={(id) => onChange(value.filter((file) => fileId(file) !== id))}
      error={error}
    />
  );
}

const fileId = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

function useObjectUrls(files: File[]): ShownPicture[] {
  const [pictures, setPictures] = useState<ShownPicture[]>([]);
  useEffect(() => {
    const shown = files.map((file) => ({
      id: fileId(file),
      url: URL.createObjectURL(file),
      document: null,
    }));
    setPictures(shown);
    return () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    };
  }, [files]);
  return pictures;
}
