import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { imageFile } from "../values.ts";

/** Pictures that staff upload before they state what they are of (contract 7.1). */

const upload = {
  form: true,
  status: 201,
  keyRequired: true,
  input: z.object({ image: imageFile }),
  reply: z.object({ name: z.string(), full_url: z.string() }),
  errors: ["picture_type_unsupported", "throttled"],
} as const;

export const uploadStorePicture = endpoint("POST /store/pictures", {
  about:
    "Uploads a picture, which items, vehicles and the profile then name. One that nothing names is deleted after a day.",
  allow: { staff: "store" },
  ...upload,
});

export const uploadDeskPicture = endpoint("POST /desk/pictures", {
  about:
    "Uploads a picture, which entries such as banners then name. One that nothing names is deleted after a day.",
  allow: { staff: "desk" },
  ...upload,
});
