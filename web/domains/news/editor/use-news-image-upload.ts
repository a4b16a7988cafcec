import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { imageProblem } from '../../../ui/image-problem.ts';
import { isAnimated, STANDS_STILL } from '../../../ui/animated-picture.ts';
import { toast } from '../../../ui/toast.ts';
import type { ActionProblem } from '../../../ui/use-action.ts';

const UploadEditedImage = graphql(`
  mutation UploadEditedImage($input: UploadNewsImageInput!) {
    uploadNewsImage(input: $input) {
      ... on UploadNewsImageSuccess {
        imageUrl
      }
      ...MutationFailure
    }
  }
`);

const FAILED = 'Error al subir la imagen';
/** The file is named after the title. */
const TITLE_FIRST = 'Debes escribir un título antes de subir la imagen';

export type UploadImage = (file: File) => Promise<{ url: string } | { problem: ActionProblem }>;

export interface ImageUpload {
  uploading: boolean;
  /** The reason why no file can be uploaded yet. */
  refuse: () => string | null;
  /** Uploads a picture; returns its URL, or the problem, for the field to show. */
  upload: UploadImage;
}

/** Uploads pictures for the article with this title. */
export function useNewsImageUpload(title: string): ImageUpload {
  const [count, setCount] = useState(0);
  const [, run] = useMutation(UploadEditedImage);
  const refuse = () => (title.trim() === '' ? TITLE_FIRST : null);

  async function upload(image: File): ReturnType<UploadImage> {
    const wrong = refuse() ?? imageProblem(image);
    if (wrong) return { problem: { title: FAILED, message: wrong } };
    setCount((now) => now + 1);
    const { data, error } = await run({ input: { title: title.trim(), image } });
    setCount((now) => now - 1);
    const outcome = readOutcome(data?.uploadNewsImage, error);
    if (!outcome.ok) return { problem: { title: FAILED, message: outcome.message } };
    toast.success('Imagen subida', (await isAnimated(image)) ? STANDS_STILL : undefined);
    return { url: outcome.value.imageUrl };
  }

  return { uploading: count > 0, refuse, upload };
}
