import { Authorized, SignedIn, SignedOut, useAuth, usePortico } from '@portico/react';

export function App() {
  const { login, logout, error } = useAuth();
  const portico = usePortico();
  return (
    <main>
      <h1>My app</h1>
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
            <Authorized permissions={['fe.secure.write.users']} fallback={<p>You can’t manage users.</p>}>
              <button onClick={() => void portico?.admin.show({ page: 'users' })}>Manage users</button>
            </Authorized>
            <button onClick={() => void logout()}>Sign out</button>
          </>
        )}
      </SignedIn>
    </main>
  );
}
