import type { MediaView } from "@/lib/contracts/values/media";

/** What the browser's own dialog offers. The server looks at the bytes. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** How long the browser waits for an upload to be answered: the server waits for one to arrive for a minute. */
export const UPLOAD_MS = 90_000;

/**
 * Sends a picture. `told` hears which share of it has gone, 0 to 1. Answers it as the server keeps it, or why it was refused, as the
 * rest of a sentence that begins with its name.
 */
export function uploadPicture(file: Blob, told: (share: number) => void): Promise<MediaView | string> {
  return new Promise((resolve) => {
    // fetch does not say how far an upload has come
    const request = new XMLHttpRequest();
    request.open("POST", "/studio/media");
    request.timeout = UPLOAD_MS;
    request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve("could not be uploaded. Check your connection.");
    request.ontimeout = request.onerror;
    request.send(file);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): MediaView | string {
  try {
    const answer = JSON.parse(responseText);
    if (status === 201) return answer as MediaView;
    return String(answer.error?.message ?? "was refused.").replace(/^file: /, "");
  } catch {
    return "was refused. Try again in a minute.";
  }
}
