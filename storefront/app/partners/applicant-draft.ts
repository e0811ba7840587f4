/** What every applicant states. */
export interface ApplicantDraft {
  f_name: string;
  l_name: string;
  email: string;
  phone: string;
  zone_id: number | null;
  /** Never stored on the device. */
  password: string;
}

export const emptyApplicant: ApplicantDraft = {
  f_name: "",
  l_name: "",
  email: "",
  phone: "",
  zone_id: null,
  password: "",
};
