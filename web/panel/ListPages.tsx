import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { clampPage } from '../ui/page-window.ts';
import { Pagination, type PaginationProps } from '../ui/Pagination.tsx';
import { TextField } from '../ui/TextField.tsx';

/** With more pages than this, the user can type the page's number. */
const MANY = 10;

/** The pages of a list for staff; in a long list, the user can type the page's number. */
export function ListPages(props: PaginationProps) {
  const { pageCount, href } = props;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');

  function go(event: SubmitEvent) {
    event.preventDefault();
    if (!/\d/.test(typed)) return;
    setTyped('');
    void navigate(href(clampPage(Number(typed), pageCount)));
  }

  return (
    <div className="grid justify-items-center gap-3">
      <Pagination {...props} />
      {pageCount > MANY && (
        <form onSubmit={go} className="flex items-center gap-2">
          <TextField
            label={`Ir a una página, de 1 a ${pageCount}`}
            hideLabel
            placeholder="Página"
            inputMode="numeric"
            maxLength={4}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
            className="w-28"
          />
          <Button type="submit" size="sm" variant="secondary">
            Ir
          </Button>
        </form>
      )}
    </div>
  );
}
