import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';

interface PicturesBesideProps {
  files: readonly File[];
  /** Number of pictures that cannot be read from the clipboard. */
  lost: number;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks about the pictures that came with a pasted text; the text is already in the article. */
export function PicturesBeside({ files, lost, onAdd, onClose }: PicturesBesideProps) {
  return (
    <div role="status">
      <Alert
        tone="info"
        title={files.length > 0 ? `Con el texto ${has(files.length)}` : 'El texto tenía imágenes'}
        actions={
          <>
            {files.length > 0 && (
              <Button size="sm" onClick={onAdd}>
                {files.length === 1 ? 'Añadir la imagen' : 'Añadir las imágenes'}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={onClose}>
              {files.length > 0 ? 'Solo el texto' : 'Entendido'}
            </Button>
          </>
        }
      >
        {files.length > 0 && 'Word y Excel copian también una imagen de lo que seleccionas. '}
        {lost > 0 &&
          `${lost === 1 ? 'Una imagen no se ha podido pegar' : `${lost} imágenes no se han podido pegar`}: guárdala en tu equipo y añádela con el botón de imagen.`}
      </Alert>
    </div>
  );
}

const has = (count: number) => (count === 1 ? 'venía una imagen' : `venían ${count} imágenes`);
