'use client';
import { SignedIn, SignedOut, useAuth, usePortico } from '@portico/react';
import { useState } from 'react';

export function Account() {
  const { login, logout, error } = useAuth();
  const portico = usePortico();
  const [answer, setAnswer] = useState('');

  /** `Portico.fetch` sends the access token to this origin. */
  async function callApi(): Promise<void> {
    const response = await portico?.fetch('/api/me');
    setAnswer((await response?.text()) ?? '');
  }

  return (
    <>
      {error && <p role="alert">{error.message}</p>}
      <SignedOut pending={<p>Loading…</p>}>
        <button onClick={() => void login()}>Sign in</button>
      </SignedOut>
      <SignedIn>
        {({ user }) => (
          <>
            <p>
              Signed in as <strong>{user.email}</strong>
            </p>
            <button onClick={() => void callApi()}>Call the API</button>
            <button onClick={() => void logout()}>Sign out</button>
            <output>{answer}</output>
          </>
        )}
      </SignedIn>
    </>
  );
}
