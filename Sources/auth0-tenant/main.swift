import LocalTenant

print("auth0-tenant")
