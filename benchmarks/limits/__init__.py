"""Kernels that do nothing but the unavoidable: what a graphics card can do at most."""
