interface Handover {
  address: string;
  form?: readonly { name: string; value: string }[] | null | undefined;
}

/** Leaves the site for the page of the provider, by a link or by posting a form. */
export function goToProvider({ address, form: fields }: Handover): void {
  if (!fields) {
    window.location.assign(address);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
