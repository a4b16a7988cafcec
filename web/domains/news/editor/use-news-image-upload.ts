import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { imageProblem } from '../../../ui/image-problem.ts';
import { isAnimated, STANDS_STILL } from '../../../ui/animated-picture.ts';
import { toast } from '../../../ui/toast.ts';

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

/** The file is named after the title. */
const TITLE_FIRST = 'Debes escribir un título antes de subir la imagen';

export interface ImageUpload {
  uploading: boolean;
  /** The reason why no file can be uploaded yet. */
  refuse: () => string | null;
  /** Uploads a picture and notifies the user; returns its URL, or null. */
  upload: (file: File) => Promise<string | null>;
}

/** Uploads pictures for the article with this title. */
export function useNewsImageUpload(title: string): ImageUpload {
  const [count, setCount] = useState(0);
  const [, run] = useMutation(UploadEditedImage);
  const refuse = () => (title.trim() === '' ? TITLE_FIRST : null);

  async function upload(image: File): Promise<string | null> {
    const problem = refuse() ?? imageProblem(image);
    if (problem) {
      toast.error(problem, 'Error al subir la imagen');
      return null;
    }
    setCount((now) => now + 1);
    const { data, error } = await run({ input: { title: title.trim(), image } });
    setCount((now) => now - 1);
    const outcome = readOutcome(data?.uploadNewsImage, error);
    if (!outcome.ok) {
      toast.error(outcome.message, 'Error al subir la imagen');
      return null;
    }
    toast.success('Imagen subida', (await isAnimated(image)) ? STANDS_STILL : undefined);
    return outcome.value.imageUrl;
  }

  return { uploading: count > 0, refuse, upload };
}
