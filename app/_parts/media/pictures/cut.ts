/** Which part of a picture is kept, in percent of its width and height. */
export type Part = { x: number; y: number; width: number; height: number };

/** The part of a picture, at most `widest` pixels wide, as a file to upload. */
export async function cutOut(picture: ImageBitmap, part: Part, widest: number): Promise<Blob> {
  const [left, top] = [(picture.width * part.x) / 100, (picture.height * part.y) / 100];
  const [across, down] = [(picture.width * part.width) / 100, (picture.height * part.height) / 100];
  const scale = Math.min(1, widest / across);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(across * scale));
  canvas.height = Math.max(1, Math.round(down * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, left, top, across, down, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    // a browser that writes no WebP writes PNG
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("It could not be cut."))), "image/webp", 0.92);
  });
}
