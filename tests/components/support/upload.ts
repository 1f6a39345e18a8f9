/** As much of XMLHttpRequest as the client sends files with, over the page's fetch. */
export const uploadsBy = (fetchOfPage: (address: string, init: RequestInit) => Promise<Response>) =>
  class {
    status = 0;
    response: unknown = null;
    responseType = '';
    timeout = 0;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    readonly #headers = new Headers();
    #method = '';
    #address = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }
    send(body: FormData): void {
      fetchOfPage(this.#address, { method: this.#method, headers: this.#headers, body })
        .then(async (answer) => {
          this.status = answer.status;
          this.response = await answer.json().catch(() => null);
        })
        .then(
          () => this.onload?.(),
          () => this.onerror?.(),
        );
    }
  };
