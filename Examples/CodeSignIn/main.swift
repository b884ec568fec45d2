import Auth0
import LocalTenant

print("CodeSignIn")
